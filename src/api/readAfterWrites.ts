import type { MutationKey, QueryClient } from '@tanstack/react-query';
import { isStorageChange, writeItem } from '../lib/storage/storage';
import { allEvaluationsQueries } from './allEvaluations';
import type { operations } from './schema';

type Operation = keyof operations;
/** The operations of `openapi.yaml` that take no body. */
export type Read = {
  [Id in Operation]: operations[Id] extends { requestBody: object } ? never : Id;
}[Operation];
type Write = Exclude<Operation, Read>;

const EVALUATION_WRITES = ['createEvaluation', 'updateEvaluation', 'createFeedback'] as const;

/** After which writes an answer is read again. A read without a row fails the type check, as does a write in no row. */
const READ_AGAIN_AFTER = {
  listEmployees: ['register', 'createEvaluation'],
  getEmployee: ['createEvaluation'],
  listEvaluations: EVALUATION_WRITES,
  listOwnEvaluations: EVALUATION_WRITES,
  listEmployeeEvaluations: EVALUATION_WRITES,
  getEvaluation: ['updateEvaluation', 'createFeedback'],
  getStatistics: ['createEvaluation', 'updateEvaluation'],
} as const satisfies Record<Read, readonly Write[]>;

/** Signing in changes no answer: the cache of another session is empty. */
type KnownWrite = 'login' | (typeof READ_AGAIN_AFTER)[keyof typeof READ_AGAIN_AFTER][number];

declare module '@tanstack/react-query' {
  interface Register {
    /** The operation; then the id, where it reads one record. */
    queryKey: readonly [Read, ...unknown[]];
    /** The operation, and the ids of the records that it changes. */
    mutationKey: readonly [KnownWrite, ...string[]];
  }
}

const isChangedBy = (read: Read, write: KnownWrite) =>
  READ_AGAIN_AFTER[read].some((known) => known === write);

/** The key of local storage that tells other tabs of a write. Its value is a time, and nothing else. */
const KEY = 'evaluationsWritten';

/**
 * Marks what a write has changed: it is read again when it is shown. What is on screen is read again when the dialog
 * closes (specification, Dialogs).
 */
export function markChanged(client: QueryClient, [write, ...ids]: MutationKey) {
  void client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [read, id] }) =>
      isChangedBy(read, write) && (typeof id !== 'string' || ids.includes(id)),
  });
  if (!isChangedBy('listEvaluations', write)) return;
  client.setQueryData(allEvaluationsQueries.writtenAt().queryKey, Date.now());
  writeItem('localStorage', KEY, String(Date.now()));
}

/**
 * Reads what is on screen again after a write in another tab; a hidden tab does so when it is shown. Returns a function
 * that stops it.
 */
export function followOtherTabs(client: QueryClient): () => void {
  let isOutdated = false;

  function refresh() {
    if (!isOutdated || document.hidden) return;
    isOutdated = false;
    // Not the employees: a list of 100,000 is expensive, and a write only changes how many evaluations one of them has.
    void client.invalidateQueries({
      predicate: ({ queryKey: [read] }) => isChangedBy(read, 'updateEvaluation'),
    });
  }
  function onStorage(event: StorageEvent) {
    if (!isStorageChange(event, [KEY])) return;
    client.setQueryData(allEvaluationsQueries.writtenAt().queryKey, Date.now());
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
