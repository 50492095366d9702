import { storageKey } from '../../domain/storageKey';

type Kind = 'localStorage' | 'sessionStorage';

/** Null where nothing is stored, undefined where the browser blocks its storage (specification, Blocked storage). */
export function readItem(kind: Kind, key: string): string | null | undefined {
  try {
    return window[kind].getItem(storageKey(key));
  } catch {
    return undefined;
  }
}

/** Null removes the item. Returns whether the storage has it so; where it has no room, the item stays as it was. */
export function writeItem(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(storageKey(key));
    else window[kind].setItem(storageKey(key), text);
    return true;
  } catch {
    return false;
  }
}

/** As `writeItem`, but an item for which there is no room is removed: the stored one is outdated. */
export function replaceItem(kind: Kind, key: string, text: string | null): boolean {
  const isWritten = writeItem(kind, key, text);
  if (!isWritten) writeItem(kind, key, null);
  return isWritten;
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
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey(key) }));
}

/** Whether the event may have changed an item with one of these keys. It has no key where all items were removed. */
export function isStorageChange({ key }: StorageEvent, keys: string[]): boolean {
  return key === null || keys.some((one) => key === storageKey(one));
}
