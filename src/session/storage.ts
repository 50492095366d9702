type Kind = 'localStorage' | 'sessionStorage';

/** Null where nothing is stored, undefined where the browser blocks its storage (spec decision 14). */
export function readItem(kind: Kind, key: string): string | null | undefined {
  try {
    return window[kind].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Null removes the item. An item for which there is no room is removed too: the stored one is outdated. Returns whether
 * the text is stored.
 */
export function writeItem(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    if (text !== null) writeItem(kind, key, null);
    return false;
  }
}

/** Calls the listener after a change of local storage: in another tab, or in this one with `dispatchStorageEvent`. */
export function subscribeToStorage(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}

/** Tells this tab of its own change: the browser dispatches the event in the other tabs only. */
export function dispatchStorageEvent(key: string) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
