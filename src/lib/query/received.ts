/** Milliseconds after which a loading state says how much has come. */
const LONG = 10_000;

/** The bytes so far of each call that takes long. */
const received = new Map<object, number>();
const watchers = new Set<() => void>();

function tell() {
  for (const watcher of watchers) watcher();
}

/** Follows the answer to one call. `end` is called once, when the call has ended in any way. */
export function followAnswer() {
  const call = {};
  const start = performance.now();
  return {
    /** Milliseconds since the call began. */
    elapsed: () => performance.now() - start,
    progress: (bytes: number) => {
      if (performance.now() - start < LONG) return;
      received.set(call, bytes);
      tell();
    },
    end: () => {
      if (received.delete(call)) tell();
    },
  };
}

/** For `useSyncExternalStore`. This file does not import React, because the entry calls the API before React arrives. */
export function watchReceived(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How many bytes have come of the calls that have been under way for more than ten seconds; 0 if there are none. */
export const receivedBytes = (): number =>
  [...received.values()].reduce((total, bytes) => total + bytes, 0);
