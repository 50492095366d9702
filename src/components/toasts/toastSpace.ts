import { atLeast, BREAKPOINTS } from '../page/breakpoints';

/**
 * Over the product's name in the header: there a toast covers no control of any screen, wherever the page is scrolled.
 * The rest of a long text is shown on hover or focus, and in Notifications.
 */
export const toastPlace = {
  inset: '4px auto auto',
  insetInlineStart: 4,
  width: 'min(15.25rem, calc(100vw - 9.25rem))',
  [`@media ${atLeast(BREAKPOINTS.sm)}`]: { top: 6, insetInlineStart: 16 },
} as const;
