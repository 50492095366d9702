import { toRem } from '../page/lengths';

/** Pixels at the default font size: the height of the app's header, with its border, from the width `sm` on. */
export const HEADER_HEIGHT = 65;

/**
 * The style of a table's `th` that stays below the app's header. Nothing around the table may scroll. Not on a low
 * window, as at a zoom of 400 %: the two headers would take most of it.
 */
export const stickyHeader = {
  '@media screen and (min-height: 30rem)': {
    position: 'sticky',
    zIndex: 1,
    top: toRem(HEADER_HEIGHT),
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
} as const;
