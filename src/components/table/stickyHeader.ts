import { inHighWindow } from '../page/breakpoints';
import { toRem } from '../page/lengths';

/** The height of the app's header with its border, in pixels at the default font size. */
export const HEADER_HEIGHT = 57;

/** The style of a `th` that sticks below the app's header. No element around the table may scroll. */
export const stickyHeader = {
  [inHighWindow]: {
    position: 'sticky',
    zIndex: 1,
    top: toRem(HEADER_HEIGHT),
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
} as const;
