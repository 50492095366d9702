import { useSyncExternalStore } from 'react';

/** A computer that slept does not say so, and its timers are late: the day is looked at this often, in milliseconds. */
const LONGEST_WAIT = 60_000;

const startOfDay = (days: number) => {
  const date = new Date();
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
};

/** The day as it is now. Between two looks nothing is kept, so that it cannot be of another time zone. */
const today = () => startOfDay(0);

const watchers = new Set<() => void>();
let timer: number | undefined;

function look() {
  window.clearTimeout(timer);
  timer = window.setTimeout(look, Math.min(startOfDay(1) - Date.now(), LONGEST_WAIT));
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  if (watchers.size === 0) {
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    look();
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.clearTimeout(timer);
  };
}

/**
 * When today began in the time zone of the viewer, in milliseconds since 1970. The component is rendered again when the
 * day changes, also in a tab that was open over midnight or slept.
 */
export const useToday = (): number => useSyncExternalStore(watch, today);
