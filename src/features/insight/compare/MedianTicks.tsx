import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** A vertical line in each row, at the median of its person. */
export function MedianTicks({ medians }: { medians: readonly (number | undefined)[] }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    // The marks below it are pressed.
    <g pointerEvents="none" stroke="currentColor" strokeWidth={2} strokeOpacity={0.45}>
      {medians.map(
        (median, row) =>
          median !== undefined && (
            <line key={row} x1={x(median)} x2={x(median)} y1={y(row - 0.4)} y2={y(row + 0.4)} />
          ),
      )}
    </g>
  );
}
