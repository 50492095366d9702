import { focusManager, type QueryClient } from '@tanstack/react-query';
import { storageKey } from '../domain/storageKey';

/** Undefined while nobody is signed in, and where the browser blocks its storage. */
let channel: BroadcastChannel | undefined;

/** Tells the other tabs that something was written. */
export const tellOtherTabs = () => channel?.postMessage(null);

/**
 * Refetches the data of the screen after a write in another tab. A hidden tab does so when it is shown
 * (`refetchOnWindowFocus`). Returns a function that stops it.
 */
export function followOtherTabs(client: QueryClient): () => void {
  try {
    channel = new BroadcastChannel(storageKey('writes'));
  } catch {
    // Firefox throws an error if it blocks the storage.
    return () => undefined;
  }
  channel.onmessage = () => {
    void client.invalidateQueries({
      refetchType: focusManager.isFocused() ? 'active' : 'none',
      // The employees are not refetched: a list of 100,000 is expensive, and a write changes only one number of
      // evaluations in it.
      predicate: ({ queryKey: [read] }) => read !== 'listEmployees',
    });
  };
  return () => {
    channel?.close();
    channel = undefined;
  };
}
