import { CancelledError, QueryObserver, type QueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import type { Employee, Statistics } from '../../../api/contract';
import { CALL_LIMIT, resultQueries } from '../queries';
import type { TaskSettings } from './useCancellableTask';

/** The statistics of employees by their id. */
export type StatisticsById = ReadonlyMap<string, Statistics>;

/**
 * The statistics of every employee, from the query cache where they are fresh (spec decision 24). What cannot be read is
 * left out. Rejects when the signal is aborted or the session ends.
 */
export async function readStatistics(
  queryClient: QueryClient,
  employees: Employee[],
  { signal, onProgress }: TaskSettings,
): Promise<StatisticsById> {
  const found = new Map<string, Statistics>();
  let done = 0;
  await pMap(
    employees,
    async ({ _id }) => {
      const statistics = await read(queryClient, _id, signal);
      // The call of a row in view goes on after the task was cancelled.
      signal.throwIfAborted();
      if (statistics) found.set(_id, statistics);
      done += 1;
      onProgress(done);
    },
    // As many as the limit of calls: a row that comes into view waits behind no more than these.
    { concurrency: CALL_LIMIT, signal },
  );
  return found;
}

/** Undefined where they cannot be read, which the query cache logs. */
async function read(queryClient: QueryClient, id: string, signal: AbortSignal) {
  const query = resultQueries.statistics(id);
  // The cache cancels a call when its last observer leaves. With an observer here, a row that is scrolled out of view
  // does not cancel the task's call, and a cancelled task does not cancel the call of a row in view.
  const observer = new QueryObserver(queryClient, { ...query, enabled: false });
  const leave = observer.subscribe(() => undefined);
  signal.addEventListener('abort', leave);
  try {
    return await queryClient.query(query);
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    return undefined;
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}
