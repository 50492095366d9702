import { queryOptions } from '@tanstack/react-query';
import { decodeStatistics } from './decode/evaluationAnswers';
import type { CallPriority } from './http/callLimit';
import { request } from './http/request';

/**
 * Milliseconds. A row that is scrolled out of view and back must not cost another call. Saving an evaluation
 * invalidates its data.
 */
export const ROW_STALE_TIME = 60_000;

export function getStatistics(employeeId: string, signal: AbortSignal, limit: CallPriority) {
  return request(
    'get',
    '/api/evaluations/results/{employeeId}',
    { path: { employeeId }, signal, limit },
    decodeStatistics,
  );
}

export const statisticsQueries = {
  ofEmployee: (employeeId: string) =>
    queryOptions({
      queryKey: ['getStatistics', employeeId],
      queryFn: ({ signal }) => getStatistics(employeeId, signal, 'later'),
      staleTime: ROW_STALE_TIME,
      meta: { failureLog: 'Error fetching evaluation results' },
    }),

  /** Read anew, before the statistics of what is on screen. */
  toExport: (employeeId: string) => ({
    ...statisticsQueries.ofEmployee(employeeId),
    queryFn: ({ signal }: { signal: AbortSignal }) => getStatistics(employeeId, signal, 'first'),
    staleTime: 0,
  }),
};
