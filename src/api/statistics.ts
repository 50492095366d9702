import { queryOptions } from '@tanstack/react-query';
import { decodeStatistics } from './decode/evaluationAnswers';
import type { CallPriority } from './http/callLimit';
import { request } from './http/request';
import { staleAfter } from './staleAfter';

/**
 * Milliseconds. A row that is scrolled out of view and back must not cause another call. Saving an evaluation
 * invalidates the data.
 */
export const ROW_STALE_TIME = 60_000;

export function getStatistics(employeeId: string, signal: AbortSignal, priority: CallPriority) {
  return request(
    'get',
    '/api/evaluations/results/{employeeId}',
    { path: { employeeId }, signal, priority },
    decodeStatistics,
  );
}

export const statisticsQueries = {
  ofEmployee: (employeeId: string) =>
    queryOptions({
      queryKey: ['getStatistics', employeeId],
      queryFn: ({ signal }) => getStatistics(employeeId, signal, 'low'),
      staleTime: staleAfter(ROW_STALE_TIME),
      meta: { failureLog: 'Error fetching evaluation results' },
    }),

  /** Always sends a request for an export, before those of the rows on screen. */
  toExport: (employeeId: string) => ({
    ...statisticsQueries.ofEmployee(employeeId),
    queryFn: ({ signal }: { signal: AbortSignal }) => getStatistics(employeeId, signal, 'high'),
    staleTime: staleAfter(0),
  }),
};
