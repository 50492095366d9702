import { readItem, writeItem } from '../../src/lib/storage/storage';

/** This key is in session storage, so that the panel stays open after a reload. */
const KEY = 'mock-workbench';

/** Whether the panel is open in this tab. */
export const openState = {
  read: () => readItem('sessionStorage', KEY) === 'open',
  write: (isOpen: boolean) => {
    writeItem('sessionStorage', KEY, isOpen ? 'open' : 'closed');
  },
};

/** Calls the function on Alt+Shift+M. Returns a function that stops it. */
export function onShortcut(toggle: () => void) {
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM') return;
    event.preventDefault();
    toggle();
  }
  // The panel stops its key events, so this listener gets them first.
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
