import {
  CancelledError,
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { CALL_LIMIT } from './callLimit';
import type { TaskSettings } from './useCancellableTask';

interface EachSettings extends TaskSettings {
  /** Called for each answer that cannot be read, which the query cache logs. */
  onFailure?: (error: unknown, id: string) => void;
}

/**
 * The answer to a query for each id, from the query cache where it is fresh (specification, Export). What cannot be
 * read is left out. Rejects when the signal is aborted or the session ends.
 */
export async function readEach<Value, Key extends QueryKey>(
  queryClient: QueryClient,
  ids: readonly string[],
  queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
  { signal, onProgress, onFailure }: EachSettings,
): Promise<ReadonlyMap<string, Value>> {
  const found = new Map<string, Value>();
  const leaves = new Set<() => void>();
  let done = 0;
  const rest = ids.values();

  async function readRest() {
    for (const id of rest) {
      const query = queryOf(id);
      // The cache cancels a call when its last observer leaves. With an observer here, a row that is scrolled out of
      // view does not cancel the task's call, and a cancelled task does not cancel the call of a row in view.
      const observer = new QueryObserver(queryClient, { ...query, enabled: false });
      const leave = observer.subscribe(() => undefined);
      leaves.add(leave);
      try {
        found.set(id, await queryClient.query(query));
      } catch (error) {
        if (error instanceof CancelledError) throw error;
        onFailure?.(error, id);
      } finally {
        leaves.delete(leave);
        leave();
      }
      // The call of a row in view goes on after the task was cancelled.
      signal.throwIfAborted();
      done += 1;
      onProgress(done);
    }
  }

  signal.throwIfAborted();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      for (const leave of leaves) leave();
      reject(new CancelledError());
    });
  });
  // Twice the limit of calls: where one ends, the next one waits already.
  const readers = Array.from({ length: 2 * CALL_LIMIT }, readRest);
  await Promise.race([Promise.all(readers), aborted]);
  return found;
}
