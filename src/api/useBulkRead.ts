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

interface Progress {
  /** How many calls are done, and of how many. */
  done: number;
  total: number;
}

/** Reads many things for one task. */
export interface BulkRead {
  signal: AbortSignal;
  /** Says how many calls the task makes, where the next `read` makes only some of them. */
  expect: (total: number) => void;
  /**
   * The answer to a query for each id, from the query cache where it is fresh (specification, Export). What cannot be
   * read is among the failures, which the query cache logs. Rejects when the signal is aborted or the session ends.
   */
  read: <Value, Key extends QueryKey>(
    ids: readonly string[],
    queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
  ) => Promise<{ found: ReadonlyMap<string, Value>; failures: ReadonlyMap<string, unknown> }>;
}

export function createBulkRead(
  queryClient: QueryClient,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): BulkRead {
  let done = 0;
  let total = 0;

  function expect(calls: number) {
    total = calls;
    onProgress({ done, total });
  }

  return {
    signal,
    expect,
    async read<Value, Key extends QueryKey>(
      ids: readonly string[],
      queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
    ) {
      signal.throwIfAborted();
      expect(Math.max(total, done + ids.length));
      const found = new Map<string, Value>();
      const failures = new Map<string, unknown>();
      const leaves = new Set<() => void>();
      signal.addEventListener('abort', () => {
        for (const leave of leaves) leave();
      });
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
            failures.set(id, error);
          } finally {
            leaves.delete(leave);
            leave();
          }
          // The call of a row in view goes on after the task was cancelled.
          signal.throwIfAborted();
          done += 1;
          onProgress({ done, total });
        }
      }

      // Twice the limit of calls: where one ends, the next one waits already.
      await Promise.all(Array.from({ length: 2 * CALL_LIMIT }, readRest));
      return { found, failures };
    },
  };
}

/** Runs one task that reads many things, and says how far it is. A new task, or leaving the screen, cancels it. */
export function useBulkRead() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  /** Whether the task was done: false where it was cancelled, or the session ended. */
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
    try {
      await Promise.race([task(createBulkRead(queryClient, signal, setProgress)), aborted]);
      return true;
    } catch (error) {
      if (!signal.aborted && !(error instanceof CancelledError)) throw error;
      return false;
    } finally {
      // A cancelled task can end after the next one has begun.
      if (running.current === controller) setProgress(undefined);
      // After a failure, ends the calls that are still under way.
      controller.abort();
    }
  }

  return {
    /** Undefined while no task runs. */
    progress,
    run,
    cancel,
  };
}
