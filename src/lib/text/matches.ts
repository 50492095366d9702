import { fold } from './fold';

const NO_WORDS: string[] = [];

/** The words to mark where `shown` stands for a text: none where it is a word of the product, such as 'N/A'. */
export const wordsToMark = (shown: string, text: string | null | undefined, words: string[]) =>
  shown === text ? words : NO_WORDS;

/**
 * Splits a text at its matches. The parts with the indexes 1, 3, 5 and so on match one of the folded words
 * (`searchWords`); the others do not. A match has whole letters: also 'ß', which is folded to two letters, and the
 * accents that follow a letter.
 */
export function splitMatches(text: string, words: string[]): string[] {
  const whole = fold(text);
  if (!words.some((word) => whole.includes(word))) return [text];

  let folded = '';
  let end = 0;
  /** Where in the text the letter of each folded one begins. */
  const starts: number[] = [];
  for (const letter of text) {
    folded += fold(letter);
    while (starts.length < folded.length) starts.push(end);
    end += letter.length;
  }

  const isMatch = new Set<number | undefined>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let index = at; index < at + word.length; index += 1) isMatch.add(starts[index]);
    }
  }

  const parts: string[] = [];
  let from = 0;
  for (const start of starts) {
    if (isMatch.has(start) === (parts.length % 2 === 1)) continue;
    parts.push(text.slice(from, start));
    from = start;
  }
  return [...parts, text.slice(from)];
}
