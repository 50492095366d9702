import { useCallback, useEffect, useRef } from 'react';

/** Calls `dismiss` after `duration` milliseconds; `pause` stops the clock, `resume` lets the rest run. */
export function useAutoDismiss(duration: number, dismiss: () => void) {
  const remaining = useRef(duration);
  const startedAt = useRef(0);
  const timer = useRef<number>(undefined);

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = undefined;
    remaining.current -= Date.now() - startedAt.current;
  }, []);

  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    startedAt.current = Date.now();
    timer.current = window.setTimeout(dismiss, remaining.current);
  }, [dismiss]);

  useEffect(() => {
    resume();
    return pause;
  }, [pause, resume]);

  return { pause, resume };
}
