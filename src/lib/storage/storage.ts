import { storageKey } from '../../domain/storageKey';

type Kind = 'localStorage' | 'sessionStorage';

/**
 * Returns the item. Null if nothing is stored, undefined if the browser blocks its storage (specification, Blocked
 * storage).
 */
export function readItem(kind: Kind, key: string): string | null | undefined {
  try {
    return window[kind].getItem(storageKey(key));
  } catch {
    return undefined;
  }
}

/**
 * Writes an item, or removes it for null. Returns whether it was written. If the storage is full, the old item stays.
 */
export function writeItem(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(storageKey(key));
    else window[kind].setItem(storageKey(key), text);
    return true;
  } catch {
    return false;
  }
}

/** Writes an item like `writeItem`, but if the storage is full, it removes the old item, because that is outdated. */
export function replaceItem(kind: Kind, key: string, text: string | null): boolean {
  const isWritten = writeItem(kind, key, text);
  if (!isWritten) writeItem(kind, key, null);
  return isWritten;
}

/** Calls the listener after changes of local storage by other tabs, and after `dispatchStorageEvent`. */
export function subscribeToStorage(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
  };
}

/** Dispatches the event in this tab. The browser dispatches it only in the other tabs. */
export function dispatchStorageEvent(key: string) {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey(key) }));
}

/** Whether an item with one of these keys may have changed. After `clear()`, the event has no key. */
export function isStorageChange({ key }: StorageEvent, keys: string[]): boolean {
  return key === null || keys.some((name) => key === storageKey(name));
}
