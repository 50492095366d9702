/** The query parameter with the period. */
export const PERIOD = 'period';

/**
 * A link to a path, with the period of an address. What is no period is passed on as it is, and heeded by no screen: the
 * header is on Home, which has no other use for the code of periods.
 */
export function withPeriodOf(search: string, path: string): string {
  const text = new URLSearchParams(search).get(PERIOD);
  if (text === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${PERIOD}=${encodeURIComponent(text)}`;
}
