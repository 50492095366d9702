import type { I18n } from '../../i18n/createI18n';

/** Matches characters that can reorder the text around them: right-to-left letters and direction marks. */
const BIDIRECTIONAL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export type PageDirection = Pick<I18n, 'direction'>;

/** Whether the text must be isolated: it could reorder the words around it, or they could reorder the text. */
export const needsIsolation = ({ direction }: PageDirection, text: string) =>
  direction === 'rtl' || BIDIRECTIONAL.test(text);

/**
 * Isolates a string with invisible Unicode isolates, like `isolated.tsx`. The entry chunk contains this module, so it
 * must not import React.
 */
export function isolatedText(page: PageDirection, text: string): string {
  return needsIsolation(page, text) ? `\u2068${text}\u2069` : text;
}
