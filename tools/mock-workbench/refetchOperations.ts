import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../mocks/engine/operations';

/**
 * Forgets what was read from the operations, and requests again what is on screen. Otherwise a screen would keep its
 * data, and show no failure. `open` are the operations with calls that the mock has not answered. The mock decides
 * about these calls again, so that they are not sent twice.
 */
export function refetchOperations(
  queryClient: QueryClient,
  operations: readonly OperationId[],
  open: ReadonlySet<OperationId>,
) {
  for (const id of operations) {
    void queryClient.resetQueries({
      // A query that waits to repeat a failed call is fetching, too.
      predicate: ({ queryKey: [operation], state }) =>
        operation === id &&
        (state.fetchStatus === 'idle' || state.fetchFailureCount > 0 || !open.has(id)),
    });
  }
}

/** The operations whose answers the screen shows. Results can have thousands of queries, so each is read once. */
export function activeOperations(queryClient: QueryClient): ReadonlySet<OperationId> {
  const active = new Set<OperationId>();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.isActive()) active.add(query.queryKey[0]);
  }
  return active;
}
