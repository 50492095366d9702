import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after `duration` milliseconds, not counting the time in which it is paused. */
export function useTimer(callback: () => void, duration: number, isPaused: boolean) {
  const remaining = useRef(duration);
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = window.setTimeout(onTimeout, remaining.current);
    return () => {
      window.clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
