/** The longest delay before a retry, in milliseconds. With a longer Retry-After, the read fails at once. */
export const MAX_RETRY_AFTER = 5_000;

/**
 * Returns the delay of a Retry-After header in milliseconds. The header has seconds or a date; otherwise undefined.
 * @param date The Date header: the clock of the device may be wrong. A page of another origin cannot read it.
 */
export function retryAfter(header: unknown, date?: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const wait = header.endsWith('GMT') ? Date.parse(header) - timeOf(date) : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

function timeOf(date: unknown): number {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? Date.now() : time;
}
