import type { I18n } from '../../i18n/createI18n';

/** Characters that can reorder the text around them: right-to-left letters and direction marks. */
const BIDIRECTIONAL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export type Page = Pick<I18n, 'direction'>;

/** Whether the text would reorder the words around it, or they would reorder the text. */
export const isOther = ({ direction }: Page, text: string) =>
  direction === 'rtl' || BIDIRECTIONAL.test(text);

/** A user's text within a plain text, isolated as in `isolated.tsx`, between invisible marks. Without React: the entry has it. */
export function isolatedText(page: Page, text: string): string {
  return isOther(page, text) ? `\u2068${text}\u2069` : text;
}
