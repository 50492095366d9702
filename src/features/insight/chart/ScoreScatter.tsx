import {
  ScatterChart,
  type ScatterChartProps,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { axisHeight, axisStyle, axisText, scoreScale } from './axisStyle';
import { chartProps } from './chartProps';
import { markerPath, MARKER_COUNT } from './Legend';
import type { I18n } from '../../../i18n/createI18n';
import { isolatedText } from '../../../lib/text/isolatedText';

/** The point of a score. Each evaluator has a shape, because colours alone would not distinguish them. */
function ScoreMarker(props: ScatterMarkerProps) {
  const { seriesId, x, y, size, color, isHighlighted, isFaded, onClick } = props;
  const index = Number(seriesId);
  return (
    <path
      className="marker"
      data-marker={Math.min(index, MARKER_COUNT)}
      data-forward={isHighlighted ? '' : undefined}
      data-faded={isFaded ? '' : undefined}
      d={markerPath(index)}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={color}
      onClick={onClick}
    />
  );
}

// All points share one style, because hundreds of single styles take longer.
const STYLE = { ...axisStyle, '& [data-series]': { cursor: 'pointer' } };
const SLOTS = { marker: ScoreMarker };
const NO_TOOLTIP = { tooltip: { trigger: 'none' } } as const;

export interface ScoreScatterProps extends ScatterChartProps {
  /** Pixels. */
  width: number;
  /** Pixels at the default font size. */
  height: number;
}

/** A chart with points of scores, without a tooltip. */
export function ScoreScatter({ width, height, ...props }: ScoreScatterProps) {
  return (
    <ScatterChart
      {...chartProps(width, height)}
      sx={STYLE}
      slots={SLOTS}
      slotProps={NO_TOOLTIP}
      {...props}
    />
  );
}

/** Returns the x axis of the scores. Half a score of room at its ends keeps the points off the names of the rows. */
export const scoreAxis = ({ score }: I18n) => ({
  ...axisText(),
  height: axisHeight(),
  ...scoreScale,
  min: scoreScale.min - 0.5,
  max: scoreScale.max + 0.5,
  valueFormatter: score,
});

/** Returns the y axis of rows, one below the other, with their names at the start of the page. */
export const rowAxis = (page: I18n, names: readonly string[], width: number) => ({
  ...axisText(),
  position: page.direction === 'rtl' ? ('right' as const) : ('left' as const),
  min: -0.5,
  max: names.length - 0.5,
  reverse: true,
  width,
  tickInterval: names.map((_, row) => row),
  valueFormatter: (row: number) => isolatedText(page, names[Math.round(row)] ?? ''),
});

/**
 * Returns the margin around rows with this axis.
 * @param end Pixels beyond the end of the rows.
 */
export const rowMargin = ({ direction }: I18n, end: number) => ({
  top: 4,
  bottom: 0,
  // oxlint-disable-next-line direction/no-restricted-syntax -- the library has no other words
  ...(direction === 'rtl' ? { left: end, right: 0 } : { left: 0, right: end }),
});
