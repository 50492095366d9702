import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
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

/** A read that the screen shows. */
export interface ShownRead {
  operation: OperationId;
  query: Query;
}

export function shownReads(queryClient: QueryClient): ShownRead[] {
  return OPERATION_IDS.flatMap((operation) =>
    (QUERIES[operation] ?? []).flatMap((queryKey) =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey, type: 'active' })
        .map((query) => ({ operation, query })),
    ),
  );
}
