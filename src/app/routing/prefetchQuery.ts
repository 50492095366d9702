import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { STALE_TIME } from '../queryClient';

/** Fetches something into the cache. */
export type PrefetchQuery = (queryClient: QueryClient) => Promise<unknown>;

/**
 * Fetches what the cache does not have. A failure is an entry of the cache too: within the time in which the screen
 * would show it, nothing is fetched, so that it is logged once (specification, Failed loads).
 */
export function prefetchQuery<Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): PrefetchQuery {
  return async (queryClient) => {
    const { errorUpdatedAt = 0 } = queryClient.getQueryState(options.queryKey) ?? {};
    if (Date.now() - errorUpdatedAt < STALE_TIME) return;
    await queryClient.query({ ...options, staleTime: 'static' });
  };
}
