import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { STALE_TIME } from '../queryClient';

/** Fetches something into the cache. */
export type PrefetchQuery = (queryClient: QueryClient) => Promise<unknown>;

/**
 * Fetches what the cache does not have. The cache also keeps a failure: as long as the screen would show the failure,
 * nothing is fetched, so that it is logged once (specification, Failed loads).
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
