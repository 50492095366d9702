import { useSyncExternalStore } from 'react';

/** Milliseconds between two checks of the date. After sleep, timers are late, and there is no event. */
const CHECK_INTERVAL = 60_000;

const startOfDay = (days: number) => {
  const date = new Date();
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
};

/** Returns the start of today. It is computed each time, because the time zone of the computer can change. */
const today = () => startOfDay(0);

const watchers = new Set<() => void>();
let timer: number | undefined;

function check() {
  window.clearTimeout(timer);
  timer = window.setTimeout(check, Math.min(startOfDay(1) - Date.now(), CHECK_INTERVAL));
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  if (watchers.size === 0) {
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    check();
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
    window.clearTimeout(timer);
  };
}

/**
 * Returns the start of today in the user's time zone, in milliseconds since 1970. The component renders again when the
 * day changes, also if the tab stayed open over midnight or the computer slept.
 */
export const useToday = (): number => useSyncExternalStore(watch, today);
