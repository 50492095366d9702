import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { scaled } from '../../../components/page/lengths';
import { CHART_HEIGHT } from '../chart/ChartSkeleton';
import { markColor, MarkColors } from '../marks/Marks';
import type { Rated } from '../numbers/scored';
import type { Stack } from '../numbers/stacks';
import { median } from '../numbers/summary';
import { scoreAxis, ScoreScatter } from '../marks/ScoreScatter';
import { ScoreTooltip, type FindScore } from '../marks/ScoreTooltip';
import { useOpenEvaluation } from '../marks/useOpenEvaluation';

interface DistributionChartProps {
  stacks: readonly Stack[];
  rated: readonly Rated[];
}

/** Dots that a stack has room for, one above the other. A higher one has smaller dots. */
const ROOM = 10;
/** Above this, a stack is several dots wide. */
const HIGHEST = 30;
const MOST_COLUMNS = 8;
/** As a share of the distance between two scores. */
const STACK_WIDTH = 0.7;

/** A dot for each evaluation, above those with the same score. */
export function DistributionChart({ stacks, rated }: DistributionChartProps) {
  const most = Math.max(0, ...stacks.map(({ rated: { length } }) => length));
  const columns = Math.min(MOST_COLUMNS, Math.ceil(most / HIGHEST));
  const highest = Math.max(ROOM, Math.ceil(most / columns));
  const dots = stacks.flatMap((stack) =>
    stack.rated.map((one, index) => ({
      one,
      x: one.score + ((index % columns) - (columns - 1) / 2) * (STACK_WIDTH / columns),
      y: Math.floor(index / columns) + 0.5,
    })),
  );
  const find: FindScore = (_seriesId, index) => dots[index]?.one;
  const open = useOpenEvaluation(find);
  const middle = median(rated.map(({ score }) => score));

  return (
    <MarkColors>
      <ScoreScatter
        height={CHART_HEIGHT}
        margin={{ left: 8, right: 8, top: scaled(20), bottom: 0 }}
        series={[
          {
            id: '0',
            label: 'Evaluation',
            color: markColor(0),
            markerSize: scaled(Math.max(1, (7.5 * ROOM) / highest)),
            data: dots.map(({ one, x, y }) => ({ id: one.id, x, y })),
          },
        ]}
        xAxis={[scoreAxis()]}
        yAxis={[{ min: 0, max: highest, position: 'none', valueFormatter: () => '' }]}
        onItemClick={open}
      >
        {middle !== undefined && (
          <ChartsReferenceLine
            x={middle}
            label={`Median ${middle}`}
            labelAlign="start"
            spacing={{ x: 6, y: -4 }}
          />
        )}
        <ScoreTooltip find={find} />
      </ScoreScatter>
    </MarkColors>
  );
}
