import { toDate } from './display';

const localTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const age = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** The local date and time of an ISO 8601 time; undefined if it is missing, invalid or a date without a time. */
export function displayTime(iso: string | null | undefined): string | undefined {
  const time = toDate(iso);
  return time && iso?.includes('T') ? localTime.format(time) : undefined;
}

const DAY = 86_400_000;
const OLDEST = 30;

/** How many days ago it was, as in 'yesterday'; undefined if that is in the future or more than 30 days. */
export function displayAge(iso: string | null | undefined, now = new Date()): string | undefined {
  const time = toDate(iso);
  if (!time) return undefined;
  // A day on which the clocks change has 23 or 25 hours.
  const days = Math.round((midnightBefore(now) - midnightBefore(time)) / DAY);
  return days >= 0 && days <= OLDEST ? age.format(-days, 'day') : undefined;
}

const midnightBefore = (time: Date) => new Date(time).setHours(0, 0, 0, 0);
