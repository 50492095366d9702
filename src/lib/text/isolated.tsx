import type { ReactNode } from 'react';

/** Characters that can reorder the text around them: right-to-left letters and direction marks. */
const BIDIRECTIONAL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Explicit, because some algorithms for accessible names take `bdi` for a block and add spaces around it. */
const INLINE = { display: 'inline' };

/**
 * A user's text within a sentence, isolated so that its writing direction does not reorder the words around it. Text
 * without such characters stays part of one text node, so that the whole sentence can be searched.
 */
export function isolated(text: string): ReactNode {
  return BIDIRECTIONAL.test(text) ? <bdi style={INLINE}>{text}</bdi> : text;
}

/** The same as plain text, between invisible isolation marks. */
export function isolatedText(text: string): string {
  return BIDIRECTIONAL.test(text) ? `\u2068${text}\u2069` : text;
}
