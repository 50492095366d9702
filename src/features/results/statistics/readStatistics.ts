import type { QueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { isSilent } from '../../../api/http/apiError';
import type { Employee, Statistics } from '../../../api/contract';
import { getStatistics } from '../api';
import { resultQueries, STATISTICS_FAILURE, STATISTICS_FRESH } from '../queries';

/**
 * Calls in flight. Over HTTP/1.1 a browser holds six connections to a host; as many calls again wait
 * behind them, so that a connection that has answered does not wait for the page.
 */
const CONCURRENCY = 12;

export interface ReadSettings {
  signal: AbortSignal;
  /** Told how many employees are done. */
  onProgress: (done: number) => void;
}

/** The statistics of employees by their id. */
export type StatisticsById = ReadonlyMap<string, Statistics>;

/**
 * The statistics of every employee, from the query cache where they are fresh (decision 24). What cannot be read is
 * logged and left out. Rejects when the signal is aborted or the session ends.
 */
export async function readStatistics(
  queryClient: QueryClient,
  employees: Employee[],
  { signal, onProgress }: ReadSettings,
): Promise<StatisticsById> {
  const found = new Map<string, Statistics>();
  let done = 0;
  await pMap(
    employees,
    async ({ _id }) => {
      const statistics = freshStatistics(queryClient, _id) ?? (await read(_id, signal));
      if (statistics) {
        found.set(_id, statistics);
        queryClient.setQueryData(resultQueries.statistics(_id).queryKey, statistics);
      }
      done += 1;
      onProgress(done);
    },
    { concurrency: CONCURRENCY, signal },
  );
  return found;
}

function freshStatistics(queryClient: QueryClient, id: string): Statistics | undefined {
  const state = queryClient.getQueryState(resultQueries.statistics(id).queryKey);
  if (!state || state.isInvalidated) return undefined;
  return Date.now() - state.dataUpdatedAt < STATISTICS_FRESH ? state.data : undefined;
}

async function read(id: string, signal: AbortSignal): Promise<Statistics | undefined> {
  try {
    return await getStatistics(id, signal);
  } catch (error) {
    if (isSilent(error)) throw error;
    console.error(STATISTICS_FAILURE, error);
    return undefined;
  }
}
