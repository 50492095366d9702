import { useMemo } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import type { I18n } from '../../../i18n/createI18n';
import { personLabels } from '../../../lib/text/personLabels';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { evaluationPath } from '../../../lib/url/paths';
import { ChartFigure } from '../chart/ChartFigure';
import { dateCell, scoreCell, type ChartTable } from '../chart/chartTable';
import { notCountedText, type ChartData } from '../statistics/chartData';
import { describeScores, paragraph } from '../statistics/describe';
import { isDrawn, noTrendText } from '../statistics/trend';
import { ScoresOverTimeChart } from './ScoresOverTimeChart';

interface ScoresOverTimeProps {
  chartData: ChartData;
  /** The marker of each evaluator, by `personKey`. */
  markers: ReadonlyMap<string, number>;
}

/** A chart of every score of a person at its date. */
export function ScoresOverTime({ chartData, markers }: ScoresOverTimeProps) {
  const i18n = useI18n();
  const { dated } = chartData;
  const { period, range, today } = usePeriod();
  const table = useMemo(() => tableOf(i18n, chartData), [i18n, chartData]);
  return (
    <ChartFigure
      title={i18n.t('compare.trendTitle')}
      name="scores-over-time"
      description={paragraph(
        i18n,
        inPeriodText(i18n, period, describeScores(i18n, dated)),
        noTrendText(
          i18n,
          dated.map(({ time }) => time),
        ),
        notCountedText(i18n, chartData),
      )}
      table={table}
    >
      <ScoresOverTimeChart {...{ dated, markers, range, today }} />
    </ChartFigure>
  );
}

/**
 * Returns the table of the scores, from the newest to the oldest. It has no rows where the scores are described only in
 * words.
 */
function tableOf(i18n: I18n, { dated }: ChartData): ChartTable {
  const drawn = isDrawn(dated) ? [...dated].reverse() : [];
  const evaluatorLabel = personLabels(
    dated.map(({ evaluation: { evaluator } }) => evaluator),
    '',
  );
  return {
    columns: [
      i18n.t('compare.columnDate'),
      i18n.t('compare.columnScore'),
      i18n.t('compare.columnEvaluator'),
      i18n.t('compare.columnNote'),
    ],
    rows: drawn.map(({ id, score, evaluation: { createdAt, evaluator, note } }) => ({
      key: id,
      cells: [
        dateCell(i18n, createdAt),
        scoreCell(i18n, score),
        evaluatorLabel(evaluator),
        note ?? '',
      ],
      to: evaluationPath(id),
    })),
  };
}
