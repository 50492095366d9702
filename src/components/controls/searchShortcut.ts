import { useEffect, type RefObject } from 'react';
import { createPreference } from '../../lib/storage/preference';

/** Whether `/` focuses the search. A shortcut of one character needs a way to turn it off (WCAG 2.1.4). */
export const searchShortcut = createPreference('search-shortcut', true);

/** Elements in which `/` is typed text, or an open dialog or menu has the focus. */
const WITHOUT_SHORTCUT =
  'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"]';

/** Elements behind a modal. */
const COVERED = '[aria-hidden="true"], [inert]';

/** Focuses the search field of the screen on the key `/`. Returns whether this shortcut is on. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): boolean {
  const isSelected = searchShortcut.useValue();
  useEffect(() => {
    if (!isSelected) return;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
      // Shift is allowed: on many keyboards `/` needs it.
      if (key !== '/' || ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(WITHOUT_SHORTCUT)) return;
      if (!field.current || field.current.closest(COVERED)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [field, isSelected]);
  return isSelected;
}
