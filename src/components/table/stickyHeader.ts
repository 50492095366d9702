import { toRem } from '../page/lengths';
import { TOAST_SPACE } from '../toasts/toastSpace';

/** Pixels at the default font size: the height of the app's header, with its border. */
export const HEADER_HEIGHT = 57;

/**
 * The style of a `th` that sticks below the app's header. No element around the table may scroll. It does not stick in
 * a low window, as at a zoom of 400 %: both headers would take most of it.
 */
export const stickyHeader = {
  '@media screen and (min-height: 30rem)': {
    position: 'sticky',
    zIndex: 1,
    top: `calc(${toRem(HEADER_HEIGHT)} + ${TOAST_SPACE})`,
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
} as const;
