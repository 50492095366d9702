import type { CSSObject } from '@mui/material/styles';
import { atLeast } from '../page/breakpoints';

const SPACE = '--toast-space';

/** The height of the toast at the lower edge of the window, with its margins. */
export const TOAST_SPACE = `var(${SPACE}, 0px)`;

/**
 * The space for a toast, with at least one line. The content above it does not move when a toast appears or disappears.
 */
export const TOAST_ROOM = `max(3rem, ${TOAST_SPACE})`;

/** The padding below the content of a page. Its last row can be scrolled above the toast. */
export const ABOVE_TOASTS = `max(4rem, ${TOAST_SPACE})`;

/** The class of a page that is one form, up to 30 rem wide. */
export const ACCOUNT_FORM = 'account-form';

const TOASTS = 'toasts';

/** The element around the toasts. */
export const toasts: CSSObject = {
  [`.${TOASTS}`]: {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: 'var(--mui-zIndex-snackbar)',
    display: 'grid',
    justifyItems: 'center',
    maxHeight: '100dvh',
    overflowY: 'auto',
    pointerEvents: 'none',
    '&:not(:empty)': { padding: '0.25rem 0.5rem' },
    '@media print': { display: 'none' },
  },
  [`@media ${atLeast(60)}`]: {
    // The toasts are beside the form.
    [`:root:has(.${ACCOUNT_FORM}) .${TOASTS}`]: { insetInlineStart: 'calc(50% + 15rem)' },
  },
};

/**
 * Keeps `TOAST_SPACE` equal to the height of the element around the toasts, and the control with the focus above them.
 * Returns a function that stops it.
 */
export function measureToasts(root: HTMLElement): () => void {
  const { style } = document.documentElement;
  root.className = TOASTS;
  const observer = new ResizeObserver(() => {
    style.setProperty(SPACE, `${root.offsetHeight}px`);
    scrollAbove(root);
  });
  observer.observe(root);
  return () => {
    observer.disconnect();
    style.removeProperty(SPACE);
  };
}

function scrollAbove(root: HTMLElement) {
  const focused = document.activeElement;
  const bottom = focused?.getBoundingClientRect().bottom ?? 0;
  const isBelow = root.getBoundingClientRect().top < bottom && bottom <= window.innerHeight;
  if (isBelow) focused?.scrollIntoView({ block: 'nearest' });
}
