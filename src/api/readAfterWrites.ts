import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { isStorageChange, writeItem } from '../lib/storage/storage';
import { countWrite } from './allEvaluations';
import type { operations } from './schema';

type Operation = keyof operations;
/** The operations of `openapi.yaml` that take no body. */
type ReadOperation = {
  [Id in Operation]: operations[Id] extends { requestBody: object } ? never : Id;
}[Operation];
type WriteOperation = Exclude<Operation, ReadOperation>;

const EVALUATION_WRITES = ['createEvaluation', 'updateEvaluation', 'createFeedback'] as const;

/** For each read, the writes that change its answer. The type check fails if a read or a write is missing here. */
const READ_AGAIN_AFTER = {
  listEmployees: ['register', 'createEvaluation'],
  getEmployee: ['createEvaluation'],
  listEvaluations: EVALUATION_WRITES,
  listOwnEvaluations: EVALUATION_WRITES,
  listEmployeeEvaluations: EVALUATION_WRITES,
  getEvaluation: ['updateEvaluation', 'createFeedback'],
  getStatistics: ['createEvaluation', 'updateEvaluation'],
} as const satisfies Record<ReadOperation, readonly WriteOperation[]>;

/** `login` is in no row: each session starts with an empty cache. */
type KnownWrite = 'login' | (typeof READ_AGAIN_AFTER)[keyof typeof READ_AGAIN_AFTER][number];

declare module '@tanstack/react-query' {
  interface Register {
    /** The operation. If it reads one record, the id follows. */
    queryKey: readonly [ReadOperation, ...unknown[]];
    /** The operation, and the ids of the records that it changes. */
    mutationKey: readonly [KnownWrite, ...string[]];
  }
}

const isChangedBy = (read: ReadOperation, write: KnownWrite) =>
  READ_AGAIN_AFTER[read].some((known) => known === write);

/** The key in local storage whose change informs other tabs of a write. The value is only a time. */
const KEY = 'evaluationsWritten';

/**
 * Invalidates the queries that a write has changed, without a refetch. The active ones are refetched when the dialog
 * closes (specification, Dialogs), the others when they are used again.
 */
export function invalidateAfterWrite(client: QueryClient, [write, ...ids]: MutationKey) {
  void client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [read, id] }) =>
      isChangedBy(read, write) && (typeof id !== 'string' || ids.includes(id)),
  });
  if (!isChangedBy('listEvaluations', write)) return;
  countWrite(client);
  writeItem('localStorage', KEY, String(Date.now()));
}

/**
 * Refetches the active queries after a write in another tab. A hidden tab refetches when it becomes visible. Returns a
 * function that stops it.
 */
export function followOtherTabs(client: QueryClient): () => void {
  let isOutdated = false;

  function refresh() {
    if (!isOutdated || document.hidden) return;
    isOutdated = false;
    // Not the employees: a list of 100,000 is expensive, and a write changes only one number of evaluations in it.
    void client.invalidateQueries({
      predicate: ({ queryKey: [read] }) => isChangedBy(read, 'updateEvaluation'),
    });
  }
  function onStorage(event: StorageEvent) {
    if (!isStorageChange(event, [KEY])) return;
    countWrite(client);
    isOutdated = true;
    refresh();
  }

  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', refresh);
  };
}
