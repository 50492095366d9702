import type { I18n } from '../../i18n/createI18n';
import type { Period } from '../../domain/period';

/** Returns the text of a period, as in '2026' or 'Last 12 months'. */
export function periodText({ t, date, year }: I18n, period: Period, now = new Date()): string {
  switch (period) {
    case 'any':
      return t('period.any');
    case 'this-year':
      return year(now.getTime());
    case 'last-year':
      return year(new Date(now.getFullYear() - 1, 0).getTime());
    case '12-months':
      return t('period.last12Months');
    default:
      return t('period.range', { from: date(period.from), to: date(period.to) });
  }
}

/** Returns the number of evaluations in the period, as in '2026: 12 of 41 evaluations'. Undefined for 'any'. */
export const periodCountText = (i18n: I18n, period: Period, count: number, total: number) =>
  period === 'any'
    ? undefined
    : i18n.t('period.count', { period: periodText(i18n, period), shown: count, total });

/** Returns a text with its period in front, as in '2026: No scores.' */
export const inPeriodText = (i18n: I18n, period: Period, words: string) =>
  period === 'any' ? words : i18n.t('period.words', { period: periodText(i18n, period), words });
