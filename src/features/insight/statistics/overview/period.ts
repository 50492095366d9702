import type { ChartData } from '../chartData';
import { startOfMonth } from './months';

/** The years of the viewer's calendar in which there are evaluations, from the newest. */
export function yearsOf({ dated }: ChartData): string[] {
  const years: string[] = [];
  let end = -Infinity;
  // The times are in order, so a date is made only for the first of each year.
  for (const { time } of dated) {
    if (time < end) continue;
    const year = new Date(time).getFullYear();
    years.push(String(year));
    end = startOf(year + 1);
  }
  return years.reverse();
}

/**
 * The evaluations of a year of the viewer's calendar, from the oldest to the newest. One without a usable date is in no
 * year. All evaluations where the text is not one of `yearsOf`.
 */
export function inYear(chartData: ChartData, year: string): ChartData {
  const number = Number(year);
  const [from, to] = [startOf(number), startOf(number + 1)];
  const dated = chartData.dated.filter(({ time }) => time >= from && time < to);
  return year === '' || dated.length === 0 ? chartData : { ...chartData, scored: dated, dated };
}

const startOf = (year: number) => startOfMonth(12 * year);
