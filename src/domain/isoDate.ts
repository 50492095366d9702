import { dayOf, isDay } from './days';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

/**
 * Returns the time of an ISO 8601 text in milliseconds, or NaN. A date without a time is midnight in the user's time
 * zone. `Date.parse` would return midnight UTC.
 */
export function timeOf(iso: string): number {
  if (!ISO_DATE.test(iso) || !isDay(iso.slice(0, 10))) return Number.NaN;
  return Date.parse(iso.includes('T') ? iso : `${iso}T00:00`);
}

export function isIsoDate(text: string | null | undefined): text is string {
  return typeof text === 'string' && !Number.isNaN(timeOf(text));
}

/** Returns the time of an ISO 8601 text. Undefined if it is missing or invalid. */
export function toDate(iso: string | null | undefined): Date | undefined {
  const time = typeof iso === 'string' ? timeOf(iso) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** Returns the user's day of an ISO 8601 text, as in '2025-01-31'. Undefined if it is missing or invalid. */
export function localDay(iso: string | null | undefined): string | undefined {
  if (!isIsoDate(iso)) return undefined;
  return iso.includes('T') ? dayOf(new Date(timeOf(iso))) : iso;
}
