import { useCallback } from 'react';
import type { Location } from 'react-router-dom';
import { useNewestLocation } from './AppRouter';

/** The query parameter with the period. */
export const PERIOD = 'period';

/**
 * Makes links to other screens that have the period of this one. What is no period is passed on as it is, and heeded by
 * no screen: the header is on Home, which has no other use for the code of periods.
 */
export function usePeriodLinks(): (path: string) => string {
  const query = useNewestLocation(periodIn);
  return useCallback(
    (path: string) => (query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`),
    [query],
  );
}

function periodIn({ search }: Location): string {
  const text = new URLSearchParams(search).get(PERIOD);
  return text === null ? '' : `${PERIOD}=${encodeURIComponent(text)}`;
}
