const OPTIONS = { capture: true };

/**
 * Ignores the repeats of a held key, and further clicks of a multiple click, until the next press. Called when a dialog
 * has closed: the press that opened or saved it must not act on what lies beneath.
 */
export function ignoreSamePress() {
  window.addEventListener('keydown', onKey, OPTIONS);
  window.addEventListener('mousedown', onMouse, OPTIONS);
  window.addEventListener('click', onMouse, OPTIONS);
}

function onKey(event: KeyboardEvent) {
  if (event.repeat) ignore(event);
  else stopIgnoring();
}

function onMouse(event: MouseEvent) {
  // The browser counts the clicks of a double click within a short time.
  if (event.detail > 1) ignore(event);
  else stopIgnoring();
}

function ignore(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function stopIgnoring() {
  window.removeEventListener('keydown', onKey, OPTIONS);
  window.removeEventListener('mousedown', onMouse, OPTIONS);
  window.removeEventListener('click', onMouse, OPTIONS);
}
