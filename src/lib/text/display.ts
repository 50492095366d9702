import { isDay } from '../../domain/days';
import { isBlank } from '../../domain/texts';

/** The fallback text for missing data. */
export const NOT_AVAILABLE = 'N/A';

/** The value as text, or the fallback where it is missing or blank. */
export function display(value: string | number | null | undefined, fallback = NOT_AVAILABLE) {
  const text = value === null || value === undefined ? '' : String(value);
  return isBlank(text) ? fallback : text;
}

let formats: { wholeNumber: Intl.NumberFormat; localDate: Intl.DateTimeFormat } | undefined;

/** The first `Intl` format takes a browser tens of milliseconds. */
function getFormats() {
  formats ??= {
    wholeNumber: new Intl.NumberFormat(),
    localDate: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
  };
  return formats;
}

/** Creates the formats ahead of their first use. Call it while the app's code is loading. */
export function prepareDisplay() {
  getFormats();
}

/** A count with separators, as in '1,000'. */
export function displayCount(count: number): string {
  return getFormats().wholeNumber.format(count);
}

/** A mean of scores, which has one decimal on screen (specification, Scores). */
export const displayAverage = (average: number) => (Math.round(average * 10) / 10).toFixed(1);

/** A count with its noun, as in '1 score' or '1,000 scores'. */
export const counted = (count: number, noun: string) =>
  `${displayCount(count)} ${noun}${count === 1 ? '' : 's'}`;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

/**
 * The time of an ISO 8601 text in milliseconds, or NaN. A date without a time is that day in the local time zone;
 * `Date.parse` would take it as midnight UTC.
 */
function timeOf(iso: string): number {
  if (!ISO_DATE.test(iso) || !isDay(iso.slice(0, 10))) return Number.NaN;
  return Date.parse(iso.includes('T') ? iso : `${iso}T00:00`);
}

export function isIsoDate(text: string | null | undefined): text is string {
  return typeof text === 'string' && !Number.isNaN(timeOf(text));
}

/** The time of an ISO 8601 text; undefined if it is missing or invalid. */
export function toDate(iso: string | null | undefined): Date | undefined {
  const time = typeof iso === 'string' ? timeOf(iso) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** An ISO 8601 date or time as a local date; 'N/A' if it is missing or invalid (specification, Dates). */
export function displayDate(iso: string | null | undefined): string {
  return isIsoDate(iso) ? getFormats().localDate.format(timeOf(iso)) : NOT_AVAILABLE;
}
