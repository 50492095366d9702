import { keyframes, type CSSObject } from '@mui/material/styles';
import { below, BREAKPOINTS } from '../../components/page/breakpoints';

// Not an animation of the opacity, for which the browser makes a layer whenever the pointer passes.
const appear = keyframes({ from: { visibility: 'hidden' } });

const tooltip: CSSObject = {
  content: 'attr(data-tooltip)',
  position: 'absolute',
  zIndex: 1,
  // Over the button's padding and the space above it, so that it covers no text.
  bottom: 'calc(100% - 7px)',
  width: 'max-content',
  maxWidth: '14rem',
  padding: '1px 8px',
  borderRadius: 6,
  // Its only edge where colours are forced.
  outline: '1px solid transparent',
  backgroundColor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-paper)',
  font: 'var(--mui-font-caption)',
  fontWeight: 500,
  textAlign: 'start',
  textWrap: 'balance',
  whiteSpace: 'normal',
  animation: `${appear} 1ms 400ms backwards`,
  // The last icon can be at the edge of the window, and a reason is long.
  [`@media ${below(BREAKPOINTS.md)}`]: { insetInlineEnd: 0 },
  '[aria-disabled="true"]&': { insetInlineEnd: 0 },
};

/** The tooltips of the buttons in rows (components/controls/IconAction.tsx), for the whole page: computed once. */
export const tooltips: CSSObject = {
  '[data-tooltip]:focus-visible::after': tooltip,
  // A touch screen has no hover: the tooltip would stay after a tap.
  '@media (hover: hover)': {
    '[data-tooltip]:hover::after': tooltip,
    // After a dialog one button can have the focus and another one the pointer.
    'table:has([data-tooltip]:hover) .icon-action:not(:hover)::after': { content: 'none' },
  },
};
