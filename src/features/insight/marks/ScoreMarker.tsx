import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { markShape } from './Marks';

/** The mark of a score: a shape for each evaluator. The colour alone would not tell them apart. */
export function ScoreMarker(props: ScatterMarkerProps) {
  const { seriesId, x, y, size, color, isHighlighted, isFaded, onClick } = props;
  const scale = size * (isHighlighted ? 1.3 : 1);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={color}
      color={color}
      opacity={isFaded ? 0.3 : undefined}
      onClick={onClick}
    >
      {markShape(Number(seriesId))}
    </g>
  );
}
