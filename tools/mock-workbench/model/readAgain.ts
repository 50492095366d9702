import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { OPERATION_IDS, type OperationId } from '../../../mocks/engine/operations';

/** The start of the keys of all queries that read from an operation. Writes have none. */
const QUERIES: Partial<Record<OperationId, readonly QueryKey[]>> = {
  listEmployees: [
    ['employees', 'list'],
    ['results', 'search'],
  ],
  getEmployee: [['employees', 'detail']],
  listEvaluations: [['evaluations', 'all']],
  listOwnEvaluations: [['evaluations', 'own']],
  listEmployeeEvaluations: [['evaluations', 'employee']],
  getEvaluation: [['evaluations', 'detail']],
  getStatistics: [['results', 'statistics']],
};

/**
 * Forgets what was read from the operations, and requests again what is on screen. Otherwise a screen would keep its
 * data, and show no failure. `open` are the operations with calls that the mock has not answered. The mock decides
 * about these calls again, so that they are not sent twice.
 */
export function readAgain(
  queryClient: QueryClient,
  operations: readonly OperationId[],
  open: ReadonlySet<OperationId>,
) {
  for (const id of operations) {
    for (const queryKey of QUERIES[id] ?? []) {
      void queryClient.resetQueries({
        queryKey,
        // A query that waits to repeat a failed call is fetching, too.
        predicate: ({ state }) =>
          state.fetchStatus === 'idle' || state.fetchFailureCount > 0 || !open.has(id),
      });
    }
  }
}

const OPERATION_OF = new Map(
  OPERATION_IDS.flatMap((id) => (QUERIES[id] ?? []).map((key) => [String(key), id] as const)),
);

/** The operations whose answers the screen shows. Results can have thousands of queries, so each is read once. */
export function activeOperations(queryClient: QueryClient): ReadonlySet<OperationId> {
  const active = new Set<OperationId>();
  for (const query of queryClient.getQueryCache().getAll()) {
    const id = query.isActive() ? OPERATION_OF.get(String(query.queryKey.slice(0, 2))) : undefined;
    if (id) active.add(id);
  }
  return active;
}
