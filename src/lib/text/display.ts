import { isBlank } from '../../domain/texts';

/** What stands where data is missing. */
export const NOT_AVAILABLE = 'N/A';

/** The value as text, or the fallback where it is missing or blank. */
export function display(value: string | number | null | undefined, fallback = NOT_AVAILABLE) {
  const text = value === null || value === undefined ? '' : String(value);
  return isBlank(text) ? fallback : text;
}

let formats: { wholeNumber: Intl.NumberFormat; localDate: Intl.DateTimeFormat } | undefined;

/** Browsers take tens of milliseconds for the first of these. */
function getFormats() {
  formats ??= {
    wholeNumber: new Intl.NumberFormat(),
    localDate: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
  };
  return formats;
}

/** Does ahead what takes time: for a moment in which there is nothing else to do. */
export function prepareDisplay() {
  getFormats();
}

/** A count with separators, as in '1,000'. */
export function displayCount(count: number): string {
  return getFormats().wholeNumber.format(count);
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

/**
 * The moment of an ISO 8601 text, in milliseconds, or NaN. A date without a time is a day in the calendar,
 * not midnight in Greenwich.
 */
function moment(iso: string): number {
  if (!ISO_DATE.test(iso) || !isDay(iso.slice(0, 10))) return Number.NaN;
  return Date.parse(iso.includes('T') ? iso : `${iso}T00:00`);
}

/** Whether the day exists: the parser takes February 30 for March 1. */
function isDay(date: string): boolean {
  return new Date(`${date}T00:00Z`).getUTCDate() === Number(date.slice(8));
}

export function isIsoDate(text: string | null | undefined): text is string {
  return typeof text === 'string' && !Number.isNaN(moment(text));
}

/** An ISO 8601 date or time as a local date; 'N/A' where it is missing or unreadable (decision 7). */
export function displayDate(iso: string | null | undefined): string {
  return isIsoDate(iso) ? getFormats().localDate.format(moment(iso)) : NOT_AVAILABLE;
}
