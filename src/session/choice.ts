import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from './storage';

const TEXTS = { true: 'on', false: 'off' };

/** Something that users switch on or off for this browser, kept in local storage under `key`. */
export function createChoice(key: string, initial: boolean) {
  const listeners = new Set<() => void>();
  // Where the browser blocks its storage, the choice is in memory (spec decision 14).
  let latest = initial;

  function get(): boolean {
    const stored = readItem(window, 'localStorage', key);
    if (stored === undefined) return latest;
    return stored === null ? initial : stored === TEXTS.true;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    set(next: boolean) {
      latest = next;
      writeItem(window, 'localStorage', key, next === initial ? null : TEXTS[`${next}`]);
      listeners.forEach((listener) => {
        listener();
      });
    },
    useValue: () => useSyncExternalStore(subscribe, get),
  };
}
