/**
 * Focuses the heading of the screen. For a button that its own press removes: without this, the focus would be lost.
 */
export function focusHeading() {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
