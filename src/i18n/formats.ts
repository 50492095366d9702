import { isIsoDate, timeOf } from '../domain/isoDate';
import { daysBetween, monthsBetween } from '../domain/timeSpan';

/** The highest number of days for `recentAge`. */
const OLDEST_RECENT = 30;

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * Creates the formats of a locale. Each `Intl` object is created at its first use, because creating one is slow.
 * @param notAvailable The text for a missing value.
 */
export function createFormats(locale: string, notAvailable: string) {
  const numbers = (options?: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(locale, options));
  const wholeNumber = numbers({ maximumFractionDigits: 0 });
  const hundredths = numbers({ maximumFractionDigits: 2 });
  const upToTenths = numbers({ maximumFractionDigits: 1 });
  const ungrouped = numbers({ maximumFractionDigits: 20, useGrouping: false });
  const tenths = numbers(TENTHS);
  const withSign = numbers({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const tenthsWithSign = numbers({ ...TENTHS, signDisplay: 'exceptZero' });
  // All dates are Gregorian, because periods, months and years are computed with that calendar.
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options }));
  const localDate = dates({ dateStyle: 'medium' });
  const yearOnly = dates({ year: 'numeric' });
  const dayOfMonth = dates({ day: 'numeric', month: 'short' });
  const localTime = dates({ dateStyle: 'full', timeStyle: 'short' });
  const monthOfYear = dates({ year: 'numeric', month: 'short' });
  const clock = dates({ timeStyle: 'short' });
  const shortTime = dates({ dateStyle: 'medium', timeStyle: 'short' });
  // In Japanese, the narrow style has the same words, but no space after the number.
  const style = locale.startsWith('ja') ? 'narrow' : 'long';
  const age = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }));
  // There is one collator for all comparisons, because creating one is slow.
  const collator = once(() => new Intl.Collator(locale, { numeric: true }));
  // There is no `numeric: 'auto'`, because 'last year' can also mean a week ago.
  const longAge = once(() => new Intl.RelativeTimeFormat(locale, { style }));

  return {
    /** Compares two texts in the order of the language. Numbers in them are compared by value. */
    compare: (a: string, b: string) => collator().compare(a, b),

    /** Formats a count with separators, as in '1,000', or the age of a person in years. 'N/A' if it is missing. */
    count: (count: number | null | undefined) =>
      count === null || count === undefined ? notAvailable : wholeNumber().format(count),

    /** Formats a score, or an end of a range of scores, with at most two decimals (specification, Figures). */
    score: (score: number) => hundredths().format(score),

    /** Formats a median of scores, or the difference of two medians, with at most one decimal. */
    median: (median: number) => upToTenths().format(median),

    /** Formats a number without separators, such as a page, a year or a typed number, as in '1000'. */
    numeral: (value: number) => ungrouped().format(value),

    /** Formats a difference of medians or single scores with its sign: '+1.5', '−2', '0'. */
    signed: (difference: number) => withMinus(withSign().format(toTenths(difference))),

    /** Formats a difference of averages with its sign: '+1.5', '−0.8', '0.0'. */
    signedTenths: (difference: number) => withMinus(tenthsWithSign().format(toTenths(difference))),

    /** Formats an average of scores with one decimal. */
    average: (average: number) => tenths().format(Math.round(average * 10) / 10),

    /** Formats an ISO 8601 date or time as a local date. 'N/A' if it is missing or invalid (specification, Dates). */
    date: (iso: string | null | undefined) =>
      isIsoDate(iso) ? localDate().format(timeOf(iso)) : notAvailable,

    /** Formats the year of a time in the user's time zone, as in '2026'. */
    year: (time: number) => yearOnly().format(time),

    /** Formats the day of a time in the user's time zone, without the year, as in 'Jan 5'. */
    dayAndMonth: (time: number) => dayOfMonth().format(time),

    /**
     * Formats the local date and time of an ISO 8601 time. Undefined if it is missing, invalid or a date without a
     * time.
     */
    dateAndTime: (iso: string | null | undefined) =>
      isIsoDate(iso) && iso.includes('T') ? localTime().format(timeOf(iso)) : undefined,

    /** Formats the month of a time in the user's time zone, as in 'Mar 2026'. */
    month: (time: number) => monthOfYear().format(time),

    /** Formats the local time of day of milliseconds since 1970. */
    time: (time: number) => clock().format(time),

    shortDateAndTime: (time: Date) => shortTime().format(time),

    /**
     * Formats the number of days ago, as in 'yesterday'. Undefined in the future and after 30 days.
     * @param today Any time of today, for example from `useToday`.
     */
    recentAge: (iso: string | null | undefined, today: number) => {
      if (!isIsoDate(iso)) return undefined;
      const days = daysBetween(timeOf(iso), today);
      return days >= 0 && days <= OLDEST_RECENT ? age().format(-days, 'day') : undefined;
    },

    /**
     * Formats how long ago a time of the last day was, as in '2 hours ago', '5 minutes ago'. A later time is 'this
     * minute'.
     */
    hoursAgo: (time: number, now: number) => {
      const minutes = Math.max(0, Math.floor((now - time) / 60_000));
      return minutes < 60
        ? age().format(-minutes, 'minute')
        : age().format(-Math.floor(minutes / 60), 'hour');
    },

    /**
     * Formats how long ago a time was, as in 'today', '23 days ago', '10 months ago', '2 years ago'.
     * @param today Any time of today, for example from `useToday`.
     */
    ago: (time: number, today: number) => {
      const months = monthsBetween(time, today);
      if (months >= 12) return longAge().format(-Math.floor(months / 12), 'year');
      if (months > 0) return longAge().format(-months, 'month');
      // A server's clock may be ahead of the user's.
      return age().format(-Math.max(0, daysBetween(time, today)), 'day');
    },
  };
}

/** Rounds a difference to one decimal. */
export const toTenths = (difference: number) => Number(difference.toFixed(1));

/** Replaces the hyphen of most locales by a minus sign, which is as wide as the plus. */
const withMinus = (text: string) => text.replace('-', '−');

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
