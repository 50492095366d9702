const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether a text such as '2025-01-31' is a valid day. `Date.parse` would accept February 30 as March 1. */
export function isDay(text: string): boolean {
  const [, , month = '', day = ''] = DAY.exec(text) ?? [];
  if (month < '01' || month > '12' || day < '01') return false;
  // Days up to 28 exist in every month.
  return day <= '28' || new Date(`${text}T00:00Z`).getUTCDate() === Number(day);
}

/** Returns the day of a time in the user's time zone, as in '2025-01-31'. */
export const dayOf = (time: Date) =>
  [
    String(time.getFullYear()).padStart(4, '0'),
    ...[time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');
