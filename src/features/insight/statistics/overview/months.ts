import type { DatedEvaluation } from '../chartData';

/** A month of the viewer's calendar. */
export interface Month {
  /** A text as in '2026-03'. */
  key: string;
  /** The beginning of the month, in milliseconds since 1970. */
  start: number;
  /** The evaluations of the month, from the oldest to the newest. */
  dated: DatedEvaluation[];
}

/**
 * The maximum number of months that are drawn, which is twenty years. A single date that is wrong by centuries must not
 * add thousands.
 */
const MAX_MONTHS = 240;

/**
 * Returns all months from the first evaluation to the last, including months without any. A month begins at the
 * viewer's midnight. `earlier` counts the evaluations before the last `MAX_MONTHS` months.
 * @param dated From the oldest to the newest.
 */
export function monthsOf(dated: readonly DatedEvaluation[]): { months: Month[]; earlier: number } {
  const [first, last] = [dated[0], dated.at(-1)];
  if (!first || !last) return { months: [], earlier: 0 };
  const to = numberOf(last.time);
  const from = Math.max(numberOf(first.time), to - MAX_MONTHS + 1);
  const months = Array.from({ length: to - from + 1 }, (_, index) => monthAt(from + index));
  const begin = startOfMonth(from);
  const earlier = dated.findIndex(({ time }) => time >= begin);
  let index = 0;
  let end = startOfMonth(from + 1);
  // The evaluations are sorted, so one comparison for each is enough.
  for (const evaluation of dated.slice(earlier)) {
    while (evaluation.time >= end) {
      index += 1;
      end = startOfMonth(from + index + 1);
    }
    months[index]?.dated.push(evaluation);
  }
  return { months, earlier };
}

/** Returns the number of months since the year 0. */
function numberOf(time: number): number {
  const date = new Date(time);
  return date.getFullYear() * 12 + date.getMonth();
}

/** Returns the viewer's midnight at which a month begins. Months are counted from the year 0. */
function startOfMonth(number: number): number {
  const date = new Date(2000, number % 12, 1);
  // The constructor reads the years 0 to 99 as 1900 to 1999.
  return date.setFullYear(Math.floor(number / 12));
}

function monthAt(number: number): Month {
  const [year, month] = [Math.floor(number / 12), number % 12];
  const key = `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`;
  return { key, start: startOfMonth(number), dated: [] };
}
