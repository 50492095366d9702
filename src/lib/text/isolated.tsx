import type { ReactNode } from 'react';
import type { I18n } from '../../i18n/createI18n';

/** Characters that can reorder the text around them: right-to-left letters and direction marks. */
const BIDIRECTIONAL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Explicit, because some algorithms for accessible names take `bdi` for a block and add spaces around it. */
const INLINE = { display: 'inline' };

type Page = Pick<I18n, 'direction'>;

/** Whether the text would reorder the words around it, or they would reorder the text. */
const isOther = ({ direction }: Page, text: string) =>
  direction === 'rtl' || BIDIRECTIONAL.test(text);

/**
 * A user's text within a sentence, isolated so that its writing direction does not reorder the words around it. In a
 * page from left to right, a text that also runs from left to right stays part of one text node, so that the whole
 * sentence can be searched.
 */
export function isolated(page: Page, text: string): ReactNode {
  return isOther(page, text) ? <bdi style={INLINE}>{text}</bdi> : text;
}

/** The same as plain text, between invisible isolation marks. */
export function isolatedText(page: Page, text: string): string {
  return isOther(page, text) ? `\u2068${text}\u2069` : text;
}
