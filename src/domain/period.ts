import { isDay } from './days';

/** A range of days. Figures, lists, prints and exports contain the evaluations of these days. */
export type Period =
  | 'any'
  | 'this-year'
  | 'last-year'
  | '12-months'
  | {
      /** The first day, such as '2025-01-31'. */
      from: string;
      /** The last day, inclusive. */
      to: string;
    };

const NAMED = ['this-year', 'last-year', '12-months'] as const;
const RANGE = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;

/** Parses a period. Undefined if the text is not a period, has an invalid day, or ends before it starts. */
export function parsePeriod(text: string): Period | undefined {
  const named = NAMED.find((name) => name === text);
  if (named) return named;
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** Returns the text for `parsePeriod`. Null for 'any'. */
export function formatPeriod(period: Period): string | null {
  if (period === 'any') return null;
  return typeof period === 'string' ? period : `${period.from}..${period.to}`;
}

export interface Range {
  /** Milliseconds since 1970. */
  from: number;
  /** The end in milliseconds since 1970, exclusive. */
  before: number;
}

/** Returns the times of a period in the user's time zone. Undefined for 'any'. */
export function rangeOf(period: Period, now = new Date()): Range | undefined {
  const year = now.getFullYear();
  switch (period) {
    case 'any':
      return undefined;
    case 'this-year':
      return { from: startOf(year), before: startOf(year + 1) };
    case 'last-year':
      return { from: startOf(year - 1), before: startOf(year) };
    case '12-months': {
      const tomorrow = startOf(year, now.getMonth(), now.getDate() + 1);
      return { from: yearBefore(now), before: tomorrow };
    }
    default: {
      const [toYear, toMonth, toDay] = dateParts(period.to);
      const [fromYear, fromMonth, fromDay] = dateParts(period.from);
      return {
        from: startOf(fromYear, fromMonth, fromDay),
        before: startOf(toYear, toMonth, toDay + 1),
      };
    }
  }
}

/** Returns the times of the previous period of the same length. Undefined for 'any'. */
export function rangeBefore(period: Period, now = new Date()): Range | undefined {
  switch (period) {
    case 'this-year':
      return rangeOf('last-year', now);
    case 'last-year':
      return { from: startOf(now.getFullYear() - 2), before: startOf(now.getFullYear() - 1) };
    default: {
      const range = rangeOf(period, now);
      return range && { from: daysBefore(range.from, daysIn(range)), before: range.from };
    }
  }
}

/** Returns the year, the month (from 0) and the day. */
function dateParts(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

/**
 * Returns midnight of a day in the user's time zone. `new Date(99, 0)` would be 1999, but `setFullYear` takes the year
 * 99.
 */
function startOf(year: number, month = 0, day = 1): number {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month, day);
  return date.getTime();
}

/** Returns the start of '12-months', which ends with today: the day after the same date of the previous year. */
function yearBefore(now: Date): number {
  return startOf(now.getFullYear() - 1, now.getMonth(), now.getDate() + 1);
}

/** Returns the number of days. It is rounded, because a day of a clock change has 23 or 25 hours. */
const daysIn = ({ from, before }: Range) => Math.round((before - from) / 86_400_000);

function daysBefore(time: number, days: number): number {
  const date = new Date(time);
  return date.setDate(date.getDate() - days);
}
