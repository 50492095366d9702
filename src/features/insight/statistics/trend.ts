import { daysBetween, monthsBetween } from '../../../domain/timeSpan';
import type { I18n } from '../../../i18n/createI18n';

/** Returns whether this many scores are drawn, on screen and on paper. Fewer scores are described only in words. */
export const isDrawn = (scores: { readonly length: number }) => scores.length > 2;

/** The fewest scores for which a line may be drawn. With fewer, a line would show noise. */
export const MIN_SCORES_FOR_LINE = 5;

/** Says why few scores have no line, as in '1 score: no trend.' or '2 scores, 14 months apart: no trend.' */
export function noTrendText({ t }: I18n, times: readonly number[]): string | undefined {
  const [first] = times;
  const last = times.at(-1);
  const count = times.length;
  if (first === undefined || last === undefined) return undefined;
  if (count >= MIN_SCORES_FOR_LINE) return undefined;
  if (count === 1) return t('statistics.noTrendOfOne');
  const months = monthsBetween(first, last);
  if (months > 0) return t('statistics.noTrendInMonths', { count, months });
  const days = daysBetween(first, last);
  return days > 0
    ? t('statistics.noTrendInDays', { count, days })
    : t('statistics.noTrendOnADay', { count });
}
