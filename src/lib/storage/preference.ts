import { useSyncExternalStore } from 'react';
import { subscribeToStorage, dispatchStorageEvent } from './storage';
import { createStoredText } from './storedText';

const TEXTS = { true: 'on', false: 'off' };

/** Creates a setting that is on or off, stored in local storage under `key`. */
export function createPreference(key: string, initial: boolean) {
  const stored = createStoredText('localStorage', key);

  function get(): boolean {
    const text = stored.get();
    return text === null ? initial : text === TEXTS.true;
  }

  return {
    set(next: boolean) {
      stored.set(next === initial ? null : TEXTS[`${next}`]);
      dispatchStorageEvent(key);
    },
    useValue: () => useSyncExternalStore(subscribeToStorage, get),
  };
}
