import { toDate } from '../../domain/isoDate';
import { daysBetween, monthsBetween } from '../../domain/timeSpan';

const localTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const age = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
/** Where the other says 'last year', which also ended yesterday. */
const longAge = new Intl.RelativeTimeFormat();

/** The local date and time of an ISO 8601 time; undefined if it is missing, invalid or a date without a time. */
export function displayTime(iso: string | null | undefined): string | undefined {
  const time = toDate(iso);
  return time && iso?.includes('T') ? localTime.format(time) : undefined;
}

const OLDEST = 30;

/** How many days ago it was, as in 'yesterday'; undefined if that is in the future or more than 30 days. */
export function displayRecentAge(
  iso: string | null | undefined,
  now = new Date(),
): string | undefined {
  const time = toDate(iso);
  if (!time) return undefined;
  const days = daysBetween(time.getTime(), now.getTime());
  return days >= 0 && days <= OLDEST ? age.format(-days, 'day') : undefined;
}

/** How long ago a time was, as in 'today', '23 days ago', '10 months ago', '2 years ago'. */
export function displayAgo(time: number, now = Date.now()): string {
  const months = monthsBetween(time, now);
  if (months >= 12) return longAge.format(-Math.floor(months / 12), 'year');
  if (months > 0) return longAge.format(-months, 'month');
  // A server's clock may be ahead of the viewer's.
  return age.format(-Math.max(0, daysBetween(time, now)), 'day');
}
