import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../mocks/config/operations';

/**
 * Resets the queries of these operations, which cancels their pending calls and refetches the active ones. With
 * `invalidateQueries`, a screen would keep its data and show no failure.
 */
export function refetchOperations(queryClient: QueryClient, operations: readonly OperationId[]) {
  void queryClient.resetQueries({
    predicate: ({ queryKey: [operation] }) => operations.some((id) => id === operation),
  });
}

/**
 * Returns the operations of the active queries. There is one loop over all queries, because Results can have thousands.
 */
export function activeOperations(queryClient: QueryClient): ReadonlySet<OperationId> {
  const active = new Set<OperationId>();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.isActive()) active.add(query.queryKey[0]);
  }
  return active;
}
