import { isBlank } from '../../domain/texts';
import { isIsoDate, timeOf } from '../../domain/isoDate';

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

/** An ISO 8601 date or time as a local date; 'N/A' if it is missing or invalid (specification, Dates). */
export function displayDate(iso: string | null | undefined): string {
  return isIsoDate(iso) ? getFormats().localDate.format(timeOf(iso)) : NOT_AVAILABLE;
}
