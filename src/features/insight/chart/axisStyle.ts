import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import { scaled } from '../../../components/page/lengths';

const GREY = 'var(--mui-palette-text-secondary)';

/** The style of a chart's axes, which are more muted than its data. */
export const axisStyle = {
  // The focused element has no box of its own, so the outline is around the chart.
  '&:has(:focus-visible)': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    borderRadius: '4px',
  },
  '& .MuiChartsAxis-root': {
    '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'var(--mui-palette-divider)' },
    '& .MuiChartsAxis-tickLabel': { fill: GREY },
  },
  '& .MuiChartsGrid-root .MuiChartsGrid-line': { stroke: 'var(--mui-palette-divider)' },
  '& .MuiChartsReferenceLine-root': {
    // A click has to reach the points below.
    pointerEvents: 'none',
    '& .MuiChartsReferenceLine-line': { stroke: GREY, strokeDasharray: '4 4' },
  },
};

/** Returns the style of an axis's text. Its size follows the browser's font size. */
export const axisText = () => ({ tickLabelStyle: { fontSize: scaled(12) } });

/** Returns the height of an axis in pixels, which is that of a line of text. */
export const axisHeight = () => scaled(32);

/** The scores that an axis names: both ends, and those at equal distances between them. */
const NAMED_SCORES = [0, 1, 2, 3].map((step) => MIN_SCORE + (step * (MAX_SCORE - MIN_SCORE)) / 3);

/** An axis of scores, from the lowest to the highest. */
export const scoreScale = { min: MIN_SCORE, max: MAX_SCORE, tickInterval: NAMED_SCORES };
