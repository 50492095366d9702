import type { QueryClient } from '@tanstack/react-query';
import { isStorageChange, writeItem } from '../lib/storage/storage';
import { isChangedBy } from './readAfterWrites';
import { addWrite } from './writes';

/** The key of local storage that tells other tabs of a write. Its value is a time, and nothing else. */
const KEY = 'evaluationsWritten';

export function tellOtherTabs() {
  writeItem('localStorage', KEY, String(Date.now()));
}

/**
 * Reads what is on screen again after a write in another tab; a hidden tab does so when it is shown. Returns a function
 * that stops it.
 */
export function followOtherTabs(client: QueryClient): () => void {
  let isOutdated = false;

  function refresh() {
    if (!isOutdated || document.hidden) return;
    isOutdated = false;
    addWrite(client, { at: Date.now(), isForeign: true });
    // Not the employees: a list of 100,000 is expensive, and a write only changes how many evaluations one of them has.
    void client.invalidateQueries({
      predicate: ({ queryKey: [read] }) => isChangedBy(read, 'updateEvaluation'),
    });
  }
  function onStorage(event: StorageEvent) {
    if (!isStorageChange(event, [KEY])) return;
    isOutdated = true;
    refresh();
  }

  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', refresh);
  };
}
