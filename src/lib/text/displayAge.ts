import { toDate } from './display';
import { daysBetween } from './timeSpan';

const localTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const age = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** The local date and time of an ISO 8601 time; undefined if it is missing, invalid or a date without a time. */
export function displayTime(iso: string | null | undefined): string | undefined {
  const time = toDate(iso);
  return time && iso?.includes('T') ? localTime.format(time) : undefined;
}

const OLDEST = 30;

/** How many days ago it was, as in 'yesterday'; undefined if that is in the future or more than 30 days. */
export function displayAge(iso: string | null | undefined, now = new Date()): string | undefined {
  const time = toDate(iso);
  if (!time) return undefined;
  const days = daysBetween(time.getTime(), now.getTime());
  return days >= 0 && days <= OLDEST ? age.format(-days, 'day') : undefined;
}
