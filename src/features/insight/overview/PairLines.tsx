import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { signed } from '../numbers/describe';
import type { Pair } from '../numbers/overlap';

/** How far the marks of the two are above and below the middle of the row: equal scores do not cover each other. */
export const SHIFT = 0.16;

/** A line between the two scores of each pair, and the difference beside the drawing. */
export function PairLines({ pairs }: { pairs: readonly Pair[] }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  return (
    <g>
      {pairs.map(({ employeeId, first, second, difference }, row) => (
        <g key={employeeId}>
          <line
            x1={x(first)}
            x2={x(second)}
            y1={y(row - SHIFT)}
            y2={y(row + SHIFT)}
            stroke="currentColor"
            strokeOpacity={0.35}
            strokeWidth={2}
          />
          <text
            x={left + width + 8}
            y={y(row)}
            dominantBaseline="central"
            fontSize="0.8125rem"
            fill="currentColor"
          >
            {signed(difference)}
          </text>
        </g>
      ))}
    </g>
  );
}
