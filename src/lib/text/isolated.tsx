import type { ReactNode } from 'react';

/** What can turn the words around it: letters that run from right to left, and marks of direction. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Said, as what works out an accessible name may not know it, and put blanks around the text. */
const INLINE = { display: 'inline' };

/**
 * Somebody's text within a sentence, where it must not turn the words around it. One that cannot stays a part of
 * the sentence's text, for whoever looks for the whole of it.
 */
export function isolated(text: string): ReactNode {
  return TURNING.test(text) ? <bdi style={INLINE}>{text}</bdi> : text;
}

/** The same where no elements can be, between marks that nobody sees or hears. */
export function isolatedText(text: string): string {
  return TURNING.test(text) ? `\u2068${text}\u2069` : text;
}
