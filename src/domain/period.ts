import { isDay } from './days';

/** A span of days that limits figures, lists, prints and exports by the day of an evaluation. */
export type Period =
  | 'any'
  | 'this-year'
  | 'last-year'
  | '12-months'
  | {
      /** The first day, as 2025-01-31. */
      from: string;
      /** The last day, which belongs to the period. */
      to: string;
    };

const NAMED = ['this-year', 'last-year', '12-months'] as const;
const RANGE = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;

/** Undefined where the text is no period, names a day that does not exist, or ends before it begins. */
export function parsePeriod(text: string): Period | undefined {
  const named = NAMED.find((name) => name === text);
  if (named) return named;
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** Null for any time. */
export function formatPeriod(period: Period): string | null {
  if (period === 'any') return null;
  return typeof period === 'string' ? period : `${period.from}..${period.to}`;
}

export interface Range {
  /** Milliseconds since 1970. */
  from: number;
  /** The first moment that is not in the range. */
  before: number;
}

/** The days of a period in the time zone of the browser. Undefined for any time. */
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
      const [toYear, toMonth, toDay] = partsOf(period.to);
      const [fromYear, fromMonth, fromDay] = partsOf(period.from);
      return {
        from: startOf(fromYear, fromMonth, fromDay),
        before: startOf(toYear, toMonth, toDay + 1),
      };
    }
  }
}

/** The period of the same length before it. Undefined for any time. */
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

/** Year, month from 0, day. */
function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

/** The first moment of a day. Years before 100 are those years, not of the last century. */
function startOf(year: number, month = 0, day = 1): number {
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month, day);
  return date.getTime();
}

/** The day after the same day of the year before: twelve months end with today. */
function yearBefore(now: Date): number {
  return startOf(now.getFullYear() - 1, now.getMonth(), now.getDate() + 1);
}

/** A day on which the clocks change has 23 or 25 hours. */
const daysIn = ({ from, before }: Range) => Math.round((before - from) / 86_400_000);

function daysBefore(time: number, days: number): number {
  const date = new Date(time);
  return date.setDate(date.getDate() - days);
}
