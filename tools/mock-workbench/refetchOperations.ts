import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../mocks/engine/operations';

/**
 * Resets the queries of these operations, which refetches the active ones. With `invalidateQueries`, a screen would keep
 * its data and show no failure.
 * @param open The operations with pending calls. The mock starts to answer these calls again, so they are not refetched.
 */
export function refetchOperations(
  queryClient: QueryClient,
  operations: readonly OperationId[],
  open: ReadonlySet<OperationId>,
) {
  for (const id of operations) {
    void queryClient.resetQueries({
      // A query that waits for a retry also has the fetch status 'fetching'.
      predicate: ({ queryKey: [operation], state }) =>
        operation === id &&
        (state.fetchStatus === 'idle' || state.fetchFailureCount > 0 || !open.has(id)),
    });
  }
}

/** The operations of the active queries. One loop over all queries, because Results can have thousands. */
export function activeOperations(queryClient: QueryClient): ReadonlySet<OperationId> {
  const active = new Set<OperationId>();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.isActive()) active.add(query.queryKey[0]);
  }
  return active;
}
