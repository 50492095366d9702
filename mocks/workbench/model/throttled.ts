/** Milliseconds between two calls of a listener. A hundred calls a second change the mock four hundred times. */
const INTERVAL = 200;

type Subscribe = (listener: () => void) => () => void;

/** Calls a listener at once, then at most every 200 ms, and always after the last change. */
export function throttled(subscribe: Subscribe): Subscribe {
  return (listener) => {
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
      listener();
    }

    const unsubscribe = subscribe(onChange);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
}
