import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { scaled } from '../../../components/page/lengths';
import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import { axisHeight, axisStyle, axisText } from '../chart/axisStyle';
import { ScoreMarker } from './ScoreMarker';
import { usePaperWidth } from '../chart/usePaperWidth';
import { KEYBOARD } from './useOpenEvaluation';

// For all marks at once: hundreds with a style of their own take longer.
const STYLE = { ...axisStyle, '& [data-series]': { cursor: 'pointer' } };
const SLOTS = { marker: ScoreMarker };
const NO_TOOLTIP = { tooltip: { trigger: 'none' } } as const;

/** More marks than this are drawn in several steps, between which the page answers. */
const MOST_AT_ONCE = 500;

interface ScoreScatterProps extends ScatterChartProps {
  /** Pixels at the default font size. */
  height: number;
}

/** Marks of scores. The tooltip is a child: see `ScoreTooltip`. */
export function ScoreScatter({ height, ...props }: ScoreScatterProps) {
  const width = usePaperWidth();
  const marks = props.series.reduce((sum, { data = [] }) => sum + data.length, 0);
  return (
    <ScatterChart
      {...width}
      height={scaled(height)}
      hideLegend
      renderer={marks > MOST_AT_ONCE ? 'svg-progressive' : 'svg-single'}
      sx={STYLE}
      slots={SLOTS}
      slotProps={NO_TOOLTIP}
      experimentalFeatures={KEYBOARD}
      {...props}
    />
  );
}

/** The x axis of the scores, with half a score of room at each end. */
export const scoreAxis = () => ({
  ...axisText(),
  height: axisHeight(),
  min: MIN_SCORE - 0.5,
  max: MAX_SCORE + 0.5,
  tickInterval: Array.from({ length: MAX_SCORE }, (_, index) => index + 1),
  valueFormatter: String,
});
