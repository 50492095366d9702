import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { OPERATION_IDS, type OperationId } from '../../arrangement/operations';

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
 * Forgets what was read from the operations, and requests again what is on screen. Otherwise a failure would not be
 * seen: a screen keeps the data that it has. A call under way is not sent twice, because the mock decides about it
 * again. A query that waits to repeat a failed call is started anew.
 */
export function readAgain(queryClient: QueryClient, operations: readonly OperationId[]) {
  for (const queryKey of operations.flatMap((id) => QUERIES[id] ?? [])) {
    void queryClient.resetQueries({
      queryKey,
      predicate: ({ state }) => state.fetchStatus === 'idle' || state.fetchFailureCount > 0,
    });
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
