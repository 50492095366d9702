/**
 * Returns the number of complete months between two times in the user's time zone. A month is complete on the same day
 * of the month.
 */
export function monthsBetween(from: number, to: number): number {
  const [start, end] = [new Date(from), new Date(to)];
  const months = (end.getFullYear() - start.getFullYear()) * 12 + end.getMonth() - start.getMonth();
  return end.getDate() < start.getDate() && !isLastDay(end) ? months - 1 : months;
}

/**
 * Whether a day is the last of its month. From January 31 to February 28 is one month, because February has no later
 * day.
 */
function isLastDay(day: Date): boolean {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getDate() === 1;
}

const DAY = 86_400_000;

/** Returns the number of midnights between two times, in the user's time zone. */
export function daysBetween(from: number, to: number): number {
  // A day on which the clocks change has 23 or 25 hours.
  return Math.round((midnightBefore(to) - midnightBefore(from)) / DAY);
}

const midnightBefore = (time: number) => new Date(time).setHours(0, 0, 0, 0);
