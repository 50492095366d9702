import { visible } from '../visible';

/** Columns. Summaries and lines for curl are not wrapped. */
export const WIDTH = 100;

/** A text beside its mark, and its further lines below the first. */
export function hanging(mark: string, text: string): string[] {
  const lines = wrap(visible(text), WIDTH - mark.length);
  return lines.map((line, i) => `${i === 0 ? mark : ' '.repeat(mark.length)}${line}`);
}

/** Breaks at spaces, and within a word that is longer than a line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = line === '' ? word : `${line} ${word}`;
    if (rest.length > width && line !== '') {
      lines.push(line);
      rest = word;
    }
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    line = rest;
  }
  return [...lines, line];
}
