import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import { scaled } from '../../../components/page/lengths';
import type { I18n } from '../../../i18n/createI18n';

const GREY = 'var(--mui-palette-text-secondary)';

/** The axes of a chart, quieter than its marks. */
export const axisStyle = {
  // The focused element has no box of its own, so the chart has the outline.
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
    // Lets a click reach the marks below.
    pointerEvents: 'none',
    '& .MuiChartsReferenceLine-line': { stroke: GREY, strokeDasharray: '4 4' },
    '& .MuiChartsReferenceLine-label': {
      fill: GREY,
      fontSize: '0.75rem',
      // Enlarged text may overlap a mark.
      stroke: 'var(--mui-palette-background-paper)',
      strokeWidth: '0.25em',
      paintOrder: 'stroke',
    },
  },
};

/** The text of an axis. Its size follows the browser's font size. */
export const axisText = () => ({ tickLabelStyle: { fontSize: scaled(12) } });

/** Pixels below the axis: a line of text needs as many. */
export const axisHeight = () => scaled(32);

/** An axis of scores, with half a score of room at each end. Every second score has room for its label. */
export const scoreScale = {
  min: MIN_SCORE - 0.5,
  max: MAX_SCORE + 0.5,
  tickInterval: Array.from({ length: MAX_SCORE / 2 }, (_, index) => 2 * (index + 1)),
};

/** The `text-anchor` of a text beside a point. Start and end depend on the page's direction. */
export const textAnchor = ({ direction }: Pick<I18n, 'direction'>, side: 'left' | 'right') =>
  (side === 'right') === (direction === 'ltr') ? 'start' : 'end';
