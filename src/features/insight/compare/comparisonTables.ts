import type { Summary } from '../../../domain/summary';
import type { I18n } from '../../../i18n/createI18n';
import { personLabels } from '../../../lib/text/personLabels';
import { employeeProfilePath, evaluationPath } from '../../../lib/url/paths';
import { dateCell, scoreCell, type ChartCell, type ChartTable } from '../chart/chartTable';
import type { Compared, SharedEvaluator } from '../statistics/comparison';

/** Returns the table of all scores of each person. */
export const scoresTable = (i18n: I18n, people: readonly Compared[]): ChartTable => {
  const evaluatorLabel = personLabels(
    people.flatMap(({ chartData: { scored } }) =>
      scored.map(({ evaluation: { evaluator } }) => evaluator),
    ),
    '',
  );
  return {
    columns: [
      i18n.t('compare.columnPerson'),
      i18n.t('compare.columnScore'),
      i18n.t('compare.columnDate'),
      i18n.t('compare.columnEvaluator'),
      i18n.t('compare.columnNote'),
    ],
    rows: people.flatMap(({ name, chartData: { scored } }) =>
      scored.map(({ id, score, evaluation: { createdAt, evaluator, note } }) => ({
        key: id,
        cells: [
          name,
          scoreCell(i18n, score),
          dateCell(i18n, createdAt),
          evaluatorLabel(evaluator),
          note ?? '',
        ],
        to: evaluationPath(id),
      })),
    ),
  };
};

/** Returns the table of each person's figures. */
export const summaryTable = (
  i18n: I18n,
  people: readonly Compared[],
  withPeriod: (path: string) => string,
): ChartTable => {
  // A column of zeros only would say nothing.
  const hasNotCounted = people.some(({ notCounted }) => notCounted > 0);
  return {
    columns: [
      i18n.t('compare.columnPerson'),
      i18n.t('compare.columnEvaluations'),
      i18n.t('compare.columnAverage'),
      i18n.t('compare.columnMedian'),
      i18n.t('compare.columnRange'),
      i18n.t('compare.columnLastEvaluated'),
      ...(hasNotCounted ? [i18n.t('statistics.notCounted')] : []),
    ],
    rows: people.map(({ id, name, summary, last, notCounted }) => ({
      key: id,
      cells: [
        name,
        summary.n,
        averageOf(i18n, summary),
        medianOf(i18n, summary),
        rangeOf(i18n, summary),
        dateCell(i18n, last),
        ...(hasNotCounted ? [notCounted === 0 ? { text: '', saved: 0 } : notCounted] : []),
      ],
      to: withPeriod(employeeProfilePath(id)),
    })),
  };
};

function averageOf({ t, average }: I18n, summary: Summary): ChartCell {
  if (summary.average === undefined) return t('common.notAvailable');
  const tenths = Math.round(summary.average * 10) / 10;
  return {
    text: average(summary.average),
    saved: tenths.toFixed(1),
    score: summary.average,
    isAverage: true,
  };
}

function medianOf(i18n: I18n, { median }: Summary): ChartCell {
  if (median === undefined) return i18n.t('common.notAvailable');
  return { text: i18n.median(median), saved: median };
}

function rangeOf(i18n: I18n, { lowest, highest }: Summary): ChartCell {
  if (lowest === undefined || highest === undefined) return i18n.t('common.notAvailable');
  return {
    text: i18n.scoreRange(lowest, highest),
    saved: lowest === highest ? lowest : `${lowest} – ${highest}`,
  };
}

/** Returns the table of the scores that evaluators of two or more people gave to each of them. */
export const sharedEvaluatorsTable = (
  i18n: I18n,
  people: readonly Compared[],
  shared: readonly SharedEvaluator[],
): ChartTable => ({
  columns: [i18n.t('compare.columnEvaluator'), ...people.map(({ name }) => name)],
  rows: shared.map(({ evaluator: { key, name }, scores }) => ({
    key,
    cells: [
      name,
      ...scores.map((score) =>
        score === undefined ? i18n.t('compare.notScored') : scoreCell(i18n, score),
      ),
    ],
  })),
});
