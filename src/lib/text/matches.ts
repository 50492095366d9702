import { fold } from './fold';

const NO_WORDS: string[] = [];

/** Returns the words to highlight in `displayed`. There are none if it is a fallback such as 'N/A'. */
export const wordsToHighlight = (
  displayed: string,
  text: string | null | undefined,
  words: string[],
) => (displayed === text ? words : NO_WORDS);

/**
 * Splits a text into matches of the words and the text between them. The items with an odd index are matches.
 * @param words Folded texts: words from `searchWords`, or a whole search with its blanks. A match always has whole
 * characters, such as 'ß', which is normalised to 'ss', or a letter with its combining accents.
 */
export function splitMatches(text: string, words: string[]): string[] {
  const whole = fold(text);
  if (!words.some((word) => whole.includes(word))) return [text];

  let folded = '';
  let end = 0;
  /** For each index in `folded`, this has the start of its character in `text`. */
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
