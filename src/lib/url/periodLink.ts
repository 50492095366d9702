import { useCallback } from 'react';
import type { Location } from 'react-router-dom';
import { useNewestLocation } from './AppRouter';

/** The query parameter with the period. */
export const PERIOD = 'period';

/**
 * Returns a function that adds this screen's period to a path. It does not validate the period: other screens ignore an
 * invalid one, and Home then does not need to load the code of periods.
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
