/** The most milliseconds that a user has to wait for a screen. */
export const LONGEST_WAIT = 5_000;

/** The milliseconds of a Retry-After header, which has seconds or a date. Undefined where it has neither. */
export function retryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const wait = header.endsWith('GMT') ? Date.parse(header) - Date.now() : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}
