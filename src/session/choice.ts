import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from './storage';
import { createStorageListeners } from './storageListeners';

const TEXTS = { true: 'on', false: 'off' };

/** Something that users switch on or off for this browser, kept in local storage under `key`. */
export function createChoice(key: string, initial: boolean) {
  const { subscribe, tell } = createStorageListeners();
  // Where the browser blocks its storage, the choice is in memory (spec decision 14).
  let latest = initial;

  function get(): boolean {
    const stored = readItem(window, 'localStorage', key);
    if (stored === undefined) return latest;
    return stored === null ? initial : stored === TEXTS.true;
  }

  return {
    set(next: boolean) {
      latest = next;
      writeItem(window, 'localStorage', key, next === initial ? null : TEXTS[`${next}`]);
      tell();
    },
    useValue: () => useSyncExternalStore(subscribe, get),
  };
}
