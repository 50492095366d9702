import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { readItem, writeItem } from './storage';

const KEY = 'search-shortcut';
const OFF = 'off';

const listeners = new Set<() => void>();
let latest = true;

/** Where the browser blocks its storage, the choice is in memory (spec decision 14). */
function isOn(): boolean {
  const stored = readItem(window, 'localStorage', KEY);
  return stored === undefined ? latest : stored !== OFF;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Turns the shortcut on or off, in this browser. A shortcut of one character needs that (WCAG 2.1.4). */
export function setSearchShortcut(next: boolean) {
  latest = next;
  writeItem(window, 'localStorage', KEY, next ? null : OFF);
  listeners.forEach((listener) => {
    listener();
  });
}

/** Whether the shortcut is on. */
export const useSearchShortcutChoice = () => useSyncExternalStore(subscribe, isOn);

/** Where a `/` is typed text, or belongs to what is open. */
const ELSEWHERE =
  'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"]';

/** What a modal lies over. */
const COVERED = '[aria-hidden="true"], [inert]';

/** The key `/` focuses the search field of the screen. Returns whether it does. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): boolean {
  const isChosen = useSearchShortcutChoice();
  useEffect(() => {
    if (!isChosen) return;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
      // Shift is no modifier here: many keyboards have the slash above another character.
      if (key !== '/' || ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (!field.current || field.current.closest(COVERED)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [field, isChosen]);
  return isChosen;
}
