import {
  CancelledError,
  QueryObserver,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CALL_LIMIT } from './http/callLimit';
import { startTask } from './http/hostLimit';

interface Progress {
  /** The number of finished calls. */
  done: number;
  total: number;
}

export interface BulkRead {
  signal: AbortSignal;
  /** Sets the total of the progress. Needed if the task calls `read` several times. */
  setTotal: (total: number) => void;
  /**
   * Fetches a query for each id, from the query cache where it is fresh (specification, Export). Both maps have the ids
   * as keys. The query cache logs the failures. Rejects if the signal is aborted or the session ends.
   */
  read: <Value, Key extends QueryKey>(
    ids: readonly string[],
    queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
  ) => Promise<{ values: ReadonlyMap<string, Value>; failures: ReadonlyMap<string, unknown> }>;
}

export function createBulkRead(
  queryClient: QueryClient,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): BulkRead {
  let done = 0;
  let total = 0;

  function setTotal(calls: number) {
    total = calls;
    onProgress({ done, total });
  }

  return {
    signal,
    setTotal,
    async read<Value, Key extends QueryKey>(
      ids: readonly string[],
      queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
    ) {
      signal.throwIfAborted();
      setTotal(Math.max(total, done + ids.length));
      const values = new Map<string, Value>();
      const failures = new Map<string, unknown>();
      const unsubscribes = new Set<() => void>();
      signal.addEventListener('abort', () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      });
      const rest = ids.values();

      async function readRest() {
        for (const id of rest) {
          const query = queryOf(id);
          // The query cache aborts a call when its last observer unsubscribes. With this observer, a row that unmounts
          // does not abort a call of the task, and a cancelled task does not abort the call of a visible row.
          const observer = new QueryObserver(queryClient, { ...query, enabled: false });
          const unsubscribe = observer.subscribe(() => undefined);
          unsubscribes.add(unsubscribe);
          try {
            values.set(id, await queryClient.query(query));
          } catch (error) {
            if (error instanceof CancelledError) throw error;
            failures.set(id, error);
          } finally {
            unsubscribes.delete(unsubscribe);
            unsubscribe();
          }
          // The call of a visible row continues after the task was cancelled.
          signal.throwIfAborted();
          done += 1;
          onProgress({ done, total });
        }
      }

      // There are twice as many as the limit: when a call ends, the next one already waits.
      await Promise.all(Array.from({ length: 2 * CALL_LIMIT }, readRest));
      return { values, failures };
    },
  };
}

/** Runs one task that makes many calls, with its progress. A new task cancels it, as does unmounting. */
export function useBulkRead() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  /** Resolves to true when the task is complete, and to false if it was cancelled or the session ended. */
  async function run(task: (bulk: BulkRead) => Promise<void>): Promise<boolean> {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new CancelledError());
      });
    });
    setProgress({ done: 0, total: 0 });
    const endTask = startTask();
    try {
      await Promise.race([task(createBulkRead(queryClient, signal, setProgress)), aborted]);
      return true;
    } catch (error) {
      if (!signal.aborted && !(error instanceof CancelledError)) throw error;
      return false;
    } finally {
      // A cancelled task can end after the next one has started.
      if (running.current === controller) setProgress(undefined);
      // After a failure, aborts the calls that are still pending.
      controller.abort();
      endTask();
    }
  }

  return {
    /** Undefined while no task runs. */
    progress,
    run,
    cancel,
  };
}
