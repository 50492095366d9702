import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { scaled } from '../../../components/page/lengths';
import { axisText } from '../chart/axisStyle';
import { Legend, markColor, MarkColors } from '../marks/Marks';
import { scoreAxis, ScoreScatter } from '../marks/ScoreScatter';
import type { Pair } from '../numbers/overlap';
import { PairLines, SHIFT } from './PairLines';

/** A pair with the name of the employee. */
export interface NamedPair extends Pair {
  name: string;
}

interface PairsChartProps {
  pairs: readonly NamedPair[];
  /** Of the two evaluators. */
  names: readonly [first: string, second: string];
  /** Called with the id of an employee whose mark is pressed. */
  onOpen: (employeeId: string) => void;
}

/** Pixels of a pair. */
const ROW = 28;

/** A row for each person whom both have scored: the two scores, and their difference at the end. */
export function PairsChart({ pairs, names, onOpen }: PairsChartProps) {
  return (
    <MarkColors>
      <ScoreScatter
        height={pairs.length * ROW + 40}
        margin={{ left: 0, right: scaled(48), top: 4, bottom: 0 }}
        series={names.map((name, index) => ({
          id: String(index),
          label: name,
          color: markColor(index),
          markerSize: 5.5,
          data: pairs.map((pair, row) => ({
            id: pair.employeeId,
            x: index === 0 ? pair.first : pair.second,
            y: row + (index === 0 ? -SHIFT : SHIFT),
          })),
          valueFormatter: ({ x, y }) => `${pairs[Math.round(y)]?.name}: ${x}`,
        }))}
        xAxis={[scoreAxis()]}
        yAxis={[
          {
            ...axisText(),
            min: -0.5,
            max: pairs.length - 0.5,
            reverse: true,
            width: scaled(112),
            tickInterval: pairs.map((_, row) => row),
            valueFormatter: (row: number) => pairs[Math.round(row)]?.name ?? '',
          },
        ]}
        slotProps={{ tooltip: { trigger: 'item' } }}
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) => {
          const pair = pairs[dataIndex];
          if (pair) onOpen(pair.employeeId);
        }}
      >
        <PairLines pairs={pairs} />
      </ScoreScatter>
      <Legend label="Evaluators" names={names} others={0} />
    </MarkColors>
  );
}
