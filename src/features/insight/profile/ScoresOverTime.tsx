import { useMemo } from 'react';
import { displayDate } from '../../../lib/text/display';
import { evaluationPath } from '../../../lib/url/paths';
import { ChartFigure } from '../chart/ChartFigure';
import type { ChartTable } from '../chart/chartTable';
import { leftOut, type Usable } from '../statistics/scored';
import { describeScores, paragraph } from '../statistics/describe';
import { noTrend } from '../statistics/trend';
import { ScoresOverTimeChart } from './ScoresOverTimeChart';

/** Every score of a person at its date. */
export function ScoresOverTime({ usable }: { usable: Usable }) {
  const { scored } = usable;
  const table = useMemo(() => tableOf(usable), [usable]);
  return (
    <ChartFigure
      title="Scores over time"
      name="scores-over-time"
      description={paragraph(
        describeScores(scored),
        noTrend(scored.map(({ time }) => time)),
        leftOut(usable),
      )}
      table={table}
    >
      <ScoresOverTimeChart scored={scored} />
    </ChartFigure>
  );
}

/** From the newest to the oldest. */
const tableOf = ({ scored }: Usable): ChartTable => ({
  columns: ['Date', 'Score', 'Evaluator', 'Note'],
  rows: [...scored].reverse().map(({ id, score, evaluation: { createdAt, evaluator, note } }) => ({
    key: id,
    cells: [displayDate(createdAt), score, evaluator?.name ?? '', note ?? ''],
    to: evaluationPath(id),
  })),
});
