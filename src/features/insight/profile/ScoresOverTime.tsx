import { useMemo } from 'react';
import { displayDate } from '../../../lib/text/display';
import { evaluationPath } from '../../../lib/url/paths';
import { ChartFigure } from '../chart/ChartFigure';
import type { ChartTable } from '../chart/chartTable';
import { notCounted, type ChartData } from '../statistics/chartData';
import { describeScores, paragraph } from '../statistics/describe';
import { noTrend } from '../statistics/trend';
import { ScoresOverTimeChart } from './ScoresOverTimeChart';

/** Every score of a person at its date. */
export function ScoresOverTime({ chartData }: { chartData: ChartData }) {
  const { dated } = chartData;
  const table = useMemo(() => tableOf(chartData), [chartData]);
  return (
    <ChartFigure
      title="Scores over time"
      name="scores-over-time"
      description={paragraph(
        describeScores(dated),
        noTrend(dated.map(({ time }) => time)),
        notCounted(chartData),
      )}
      table={table}
    >
      <ScoresOverTimeChart dated={dated} />
    </ChartFigure>
  );
}

/** From the newest to the oldest. */
const tableOf = ({ dated }: ChartData): ChartTable => ({
  columns: ['Date', 'Score', 'Evaluator', 'Note'],
  rows: [...dated].reverse().map(({ id, score, evaluation: { createdAt, evaluator, note } }) => ({
    key: id,
    cells: [displayDate(createdAt), score, evaluator?.name ?? '', note ?? ''],
    to: evaluationPath(id),
  })),
});
