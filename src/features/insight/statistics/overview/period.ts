import type { Usable } from '../scored';
import { startOfMonth } from './months';

/** The years of the viewer's calendar in which there are evaluations, from the newest. */
export function yearsOf({ scored }: Usable): string[] {
  const years: string[] = [];
  let end = -Infinity;
  // From the oldest to the newest: only the first of a year needs its calendar.
  for (const { time } of scored) {
    if (time < end) continue;
    const year = new Date(time).getFullYear();
    years.push(String(year));
    end = startOf(year + 1);
  }
  return years.reverse();
}

/**
 * The evaluations of a year of the viewer's calendar, from the oldest to the newest; those without a usable date are in
 * none. All evaluations where the text is not one of `yearsOf`.
 */
export function inYear(usable: Usable, year: string): Usable {
  const number = Number(year);
  const [from, to] = [startOf(number), startOf(number + 1)];
  const scored = usable.scored.filter(({ time }) => time >= from && time < to);
  return year === '' || scored.length === 0 ? usable : { ...usable, rated: scored, scored };
}

const startOf = (year: number) => startOfMonth(12 * year);
