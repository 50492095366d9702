/** Milliseconds after which a loading state says how much has come. */
const LONG = 10_000;

/** The bytes so far of each call that takes long. */
const shown = new Map<object, number>();
const watchers = new Set<() => void>();

function tell() {
  for (const watcher of watchers) watcher();
}

/** Follows the answer to one call. `end` is called once, when the call has ended in any way. */
export function followAnswer() {
  const call = {};
  const start = performance.now();
  let received = 0;
  const show = () => {
    shown.set(call, received);
    tell();
  };
  const timer = setTimeout(show, LONG);
  return {
    /** Milliseconds since the call began. */
    elapsed: () => performance.now() - start,
    progress: (bytes: number) => {
      received = bytes;
      if (shown.has(call)) show();
    },
    end: () => {
      clearTimeout(timer);
      if (shown.delete(call)) tell();
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
  [...shown.values()].reduce((total, bytes) => total + bytes, 0);
