/**
 * Ignores the repeats of a held key, and further clicks of a multiple click, until the next press. Called when a dialog
 * has closed: what opened or saved it must not act on what lies beneath.
 */
export function ignoreSamePress() {
  const listening = new AbortController();
  const { signal } = listening;
  function listen<Type extends 'keydown' | 'mousedown' | 'click'>(
    type: Type,
    isSame: (event: WindowEventMap[Type]) => boolean,
  ) {
    const listener = (event: WindowEventMap[Type]) => {
      if (!isSame(event)) {
        listening.abort();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener(type, listener, { capture: true, signal });
  }
  listen('keydown', ({ repeat }) => repeat);
  // The browser counts clicks within its time of a double click.
  listen('mousedown', ({ detail }) => detail > 1);
  listen('click', ({ detail }) => detail > 1);
}
