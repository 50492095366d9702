import type { CSSObject } from '@mui/material/styles';
import { atLeast, BREAKPOINTS } from '../page/breakpoints';
import { toRem } from '../page/lengths';

/** The class of the first action of a row (components/controls/IconAction.tsx). */
export const FIRST_ACTION = 'first-action';

/** The style of a visible text that is the accessible name of the icon button. */
const label: CSSObject = {
  content: 'attr(aria-label)',
  font: 'var(--mui-font-body2)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};

/** The style of a first action that is a text button at all times, if a row has room for it. */
export const firstActionAsText: CSSObject = {
  [`& .${FIRST_ACTION}`]: {
    minHeight: '2.5rem',
    paddingInline: '10px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: toRem(10),
    '&::before': label,
    '& svg': { display: 'none' },
    '&&::after': { display: 'none' },
  },
};

/**
 * Conditions of media queries. The first is a wide screen whose pointer can hover, the second a screen without such a
 * pointer.
 */
const WIDE_HOVER = `(hover: hover) and ${atLeast(BREAKPOINTS.md)}`;
export const WIDE_TOUCH = `(hover: none) and ${atLeast(BREAKPOINTS.md)}`;

/**
 * The style of a first action that is a text button while the pointer or the focus is in the row. The text is beside
 * the icon, over the cells before it, so that nothing moves.
 */
export const firstActionOnHover: CSSObject = {
  [`@media ${WIDE_HOVER}`]: {
    '& .icon-action svg': { fontSize: '1.25rem' },
    [`&:is(:hover, :focus-within) .${FIRST_ACTION}`]: {
      // The text is behind the icon, but not behind the row.
      isolation: 'isolate',
      backgroundColor: 'transparent',
      outline: 0,
      '&::before': {
        ...label,
        position: 'absolute',
        zIndex: -1,
        insetBlock: 2,
        insetInlineEnd: 0,
        display: 'flex',
        alignItems: 'center',
        // The second value is the icon with its padding.
        paddingInline: '12px calc(1.25rem + 16px)',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: toRem(10),
        backgroundColor: 'var(--mui-palette-background-paper)',
      },
      '&:hover::before': { borderColor: 'currentColor' },
      '&:focus-visible::before': { outline: '2px solid currentColor', outlineOffset: 2 },
      // The text says the same as the tooltip.
      '&::after': { display: 'none !important' },
    },
  },
};
