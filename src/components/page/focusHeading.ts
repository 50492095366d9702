/**
 * Focuses the heading of the screen. A button calls this if its press removes it, because the focus would otherwise be
 * lost.
 */
export function focusHeading() {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
