import { keyframes, type CSSObject } from '@mui/material/styles';
import { below, BREAKPOINTS } from '../../components/page/breakpoints';

// The opacity is not animated, because the browser would make a layer whenever the pointer passes.
const appear = keyframes({ from: { visibility: 'hidden' } });

const tooltip: CSSObject = {
  content: 'attr(data-tooltip)',
  position: 'absolute',
  zIndex: 1,
  // The tooltip is over the button's padding and the space above it, so that it covers no text.
  bottom: 'calc(100% - 7px)',
  width: 'max-content',
  maxWidth: '14rem',
  padding: '1px 8px',
  borderRadius: 6,
  // With forced colours, this is its only edge.
  outline: '1px solid transparent',
  backgroundColor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-paper)',
  font: 'var(--mui-font-caption)',
  fontWeight: 500,
  textAlign: 'start',
  textWrap: 'balance',
  whiteSpace: 'normal',
  animation: `${appear} 1ms 400ms backwards`,
  // The last icon can be at the edge of the window, and the text of a disabled button is long.
  [`@media ${below(BREAKPOINTS.md)}`]: { insetInlineEnd: 0 },
  '[aria-disabled="true"]&': { insetInlineEnd: 0 },
};

/**
 * The tooltips of the buttons in rows (components/controls/IconAction.tsx). Their styles are computed once for the
 * whole page.
 */
export const tooltips: CSSObject = {
  '[data-tooltip]:focus-visible::after': tooltip,
  // A touch screen has no hover: the tooltip would stay after a tap.
  '@media (hover: hover)': {
    '[data-tooltip]:hover::after': tooltip,
    // After a dialog has closed, one button can have the focus and another one the pointer.
    'table:has([data-tooltip]:hover) .icon-action:not(:hover)::after': { content: 'none' },
  },
};
