/** Milliseconds between two renders. A hundred calls a second change the mock four hundred times. */
const INTERVAL = 200;

type Subscribe = (listener: () => void) => () => void;

/** Tells all listeners together: at once, then at most every 200 ms, and always after the last change. */
export function throttled(subscribe: Subscribe): Subscribe {
  const listeners = new Set<() => void>();
  let unsubscribe: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = false;

  function onChange() {
    hasChanged = true;
    if (timer === undefined) tell();
  }

  function tell() {
    timer = undefined;
    if (!hasChanged) return;
    hasChanged = false;
    timer = setTimeout(tell, INTERVAL);
    listeners.forEach((listener) => {
      listener();
    });
  }

  return (listener) => {
    listeners.add(listener);
    unsubscribe ??= subscribe(onChange);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
      unsubscribe?.();
      unsubscribe = undefined;
    };
  };
}
