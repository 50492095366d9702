import { largest } from '../../../domain/extremes';
import { isolatedText } from '../../../lib/text/isolatedText';
import { toTenths } from '../../../i18n/formats';
import type { I18n } from '../../../i18n/createI18n';
import type { AgainstOthers } from './againstOthers';
import type { monthsOf } from './overview/months';
import type { Overlap } from './overlap';
import { scoresByEvaluator, type EvaluatorScores } from './evaluatorScores';
import type { ScoredEvaluation, DatedEvaluation } from './chartData';
import { summaryOf } from '../../../domain/summary';

/** Joins sentences. Those that do not apply are false or undefined. */
export const paragraph = ({ t }: I18n, ...sentences: (string | false | undefined)[]) =>
  sentences.filter(Boolean).join(t('common.sentenceGap'));

/**
 * Describes scores with their dates, as in '6 scores by 2 evaluators, Jan 5, 2025 to Mar 1, 2026: median 7, from 3 to
 * 9.'
 */
export function describeScores(i18n: I18n, dated: readonly DatedEvaluation[]): string {
  const { t, date } = i18n;
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last) return t('statistics.noScores');
  return t('statistics.datedScores', {
    ...valuesOf(i18n, dated),
    dates: fromTo(i18n, date(first.evaluation.createdAt), date(last.evaluation.createdAt)),
  });
}

/** Describes scores, as in '6 scores by 2 evaluators: median 7, from 3 to 9.' */
export const describeDistribution = (i18n: I18n, scored: readonly ScoredEvaluation[]) =>
  scored.length === 0
    ? i18n.t('statistics.noScores')
    : i18n.t('statistics.scores', valuesOf(i18n, scored));

const valuesOf = (i18n: I18n, scored: readonly ScoredEvaluation[]) => ({
  count: scored.length,
  evaluators: evaluatorsAfterBy(i18n, scoresByEvaluator(i18n, scored)),
  spread: spread(i18n, scored),
});

/**
 * Describes months, as in '40 evaluations, Jan 2025 to Mar 2026. Most in a month: 9 (May 2025). 2 of 15 months have
 * none.'
 */
export function describeMonths(
  i18n: I18n,
  { months, earlier }: ReturnType<typeof monthsOf>,
): string {
  const { t, month } = i18n;
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return t('statistics.noEvaluations');
  const counts = months.map(({ dated }) => dated.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = largest(counts);
  const [top, ...equal] = months.filter(({ dated }) => dated.length === most);
  const empty = counts.filter((count) => count === 0).length;
  const span = fromTo(i18n, month(first.start), month(last.start));
  return paragraph(
    i18n,
    t('statistics.months', { total, span }),
    months.length > 1 &&
      (top && equal.length === 0
        ? t('statistics.fullestMonth', { most, month: month(top.start) })
        : t('statistics.fullestMonths', { most, months: equal.length + 1 })),
    empty > 0 && t('statistics.emptyMonths', { empty, months: months.length }),
    earlier > 0 && t('statistics.earlierMonths', { earlier, month: month(first.start) }),
  );
}

const fromTo = ({ t }: I18n, from: string, to: string) =>
  from === to ? from : t('statistics.fromTo', { from, to });

/**
 * Describes what two evaluators have in common, as in '5 employees whom both have scored. The scores by Ben are 1.5
 * higher in the median.'
 */
export function describeOverlap(
  i18n: I18n,
  { pairs, difference = 0 }: Overlap,
  second: string,
): string {
  const { t, median } = i18n;
  const points = toTenths(difference);
  if (pairs.length === 0) return t('statistics.noneShared');
  const values = { name: isolatedText(i18n, second), difference: median(Math.abs(points)) };
  return paragraph(
    i18n,
    t('statistics.shared', { count: pairs.length }),
    points === 0
      ? t('statistics.sharedSame')
      : points > 0
        ? t('statistics.sharedHigher', values)
        : t('statistics.sharedLower', values),
  );
}

/** Describes how an evaluator scores, as in 'typically 0.8 points lower than others on the same 12 people'. */
export function describeAgainstOthers(
  { t, average }: I18n,
  { people, difference }: AgainstOthers,
): string {
  if (people === 0) return t('statistics.againstNobody');
  if (difference === undefined) return t('statistics.againstTooFew', { people });
  const points = Math.abs(toTenths(difference));
  if (points === 0) return t('statistics.againstSame', { people });
  const values = { points, shown: average(points), people };
  return difference > 0
    ? t('statistics.againstHigher', values)
    : t('statistics.againstLower', values);
}

/**
 * Returns the evaluators in words, as they follow 'by'. If the server does not name an evaluator, the scores may be by
 * any number of people.
 */
export function evaluatorsAfterBy(
  { t }: I18n,
  evaluators: readonly Pick<EvaluatorScores, 'key'>[],
): string {
  const count = evaluators.filter(({ key }) => key !== '').length;
  if (count === 0) return t('statistics.byUnknown');
  return count < evaluators.length
    ? t('statistics.byKnownAndUnknown', { count })
    : t('statistics.byKnown', { count });
}

/** Describes at least one score, as in 'median 7, from 3 to 9'. */
function spread(i18n: I18n, scored: readonly ScoredEvaluation[]): string {
  const { t, score } = i18n;
  const {
    n,
    median = 0,
    lowest = 0,
    highest = 0,
  } = summaryOf(scored.map((scoredEvaluation) => scoredEvaluation.score));
  const values = {
    median: i18n.median(median),
    lowest: score(lowest),
    highest: score(highest),
  };
  if (n === 1) return values.lowest;
  return values.lowest === values.highest
    ? t('statistics.spreadNone', values)
    : t('statistics.spread', values);
}
