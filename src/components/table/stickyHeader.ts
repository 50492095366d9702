import { inHighWindow } from '../page/breakpoints';
import { toRem } from '../page/lengths';

/** Pixels at the default font size: the height of the app's header, with its border. */
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
