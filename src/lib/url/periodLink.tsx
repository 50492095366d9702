import { createContext, use, useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The query parameter with the period. */
export const PERIOD = 'period';

const PeriodQuery = createContext('');

/** Provides the period of the address to `usePeriodLinks`. Its children render again only when the period changes. */
export function PeriodLinks({ children }: { children: ReactNode }) {
  const text = new URLSearchParams(useLocation().search).get(PERIOD);
  const query = text === null ? '' : `${PERIOD}=${encodeURIComponent(text)}`;
  return <PeriodQuery value={query}>{children}</PeriodQuery>;
}

/**
 * Returns a function that adds this screen's period to a path. It does not validate the period: other screens ignore an
 * invalid one, and Home then does not need to load the code of periods.
 */
export function usePeriodLinks(): (path: string) => string {
  const query = use(PeriodQuery);
  return useCallback(
    (path: string) => (query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`),
    [query],
  );
}
