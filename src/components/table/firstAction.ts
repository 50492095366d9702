import type { CSSObject } from '@mui/material/styles';
import { atLeast, BREAKPOINTS } from '../page/breakpoints';
import { toRem } from '../page/lengths';

/** The class of the first action of a row (components/controls/IconAction.tsx). */
export const FIRST_ACTION = 'first-action';

/** The accessible name of the icon button as a visible text. */
const label: CSSObject = {
  content: 'attr(aria-label)',
  font: 'var(--mui-font-body2)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};

/** The first action of a row as a text button at all times, where a row has room for it. */
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

/** Conditions of media queries: a wide screen whose pointer can hover, and one without such a pointer. */
const WIDE_HOVER = `(hover: hover) and ${atLeast(BREAKPOINTS.md)}`;
export const WIDE_TOUCH = `(hover: none) and ${atLeast(BREAKPOINTS.md)}`;

/**
 * The first action of a row as a text button, while the pointer or the focus is in the row. The text is beside the
 * icon, over the cells before it: nothing moves.
 */
export const firstActionOnHover: CSSObject = {
  [`@media ${WIDE_HOVER}`]: {
    '& .icon-action svg': { fontSize: '1.25rem' },
    [`&:is(:hover, :focus-within) .${FIRST_ACTION}`]: {
      // The text is behind the icon, and not behind the row.
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
        // The icon with its padding.
        paddingInline: '12px calc(1.25rem + 16px)',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: toRem(10),
        backgroundColor: 'var(--mui-palette-background-paper)',
      },
      '&:hover::before': { borderColor: 'currentColor' },
      '&:focus-visible::before': { outline: '2px solid currentColor', outlineOffset: 2 },
      // The text says what the tooltip would.
      '&::after': { display: 'none !important' },
    },
  },
};
