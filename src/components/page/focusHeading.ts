/** Moves the focus to the heading of the screen, where the pressed button is removed and the focus with it. */
export function focusHeading() {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
