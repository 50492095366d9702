/**
 * Creates a value that changes outside of React, for `useSyncExternalStore`. The entry calls the API before React is
 * loaded, so this file and its importers in lib/query must not import React.
 */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: Value) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
