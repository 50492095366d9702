import { queryOptions, skipToken } from '@tanstack/react-query';
import { limitCalls } from '../../lib/query/callLimit';
import { getStatistics, searchEmployees } from './api';

/**
 * Milliseconds. Rows that are scrolled out of view and back must not cost a call each time. Saving an evaluation
 * invalidates them.
 */
export const ROW_STALE_TIME = 60_000;

/** The start of each key. */
const ALL = ['results'] as const;

export const resultQueries = {
  all: ALL,

  /** Null before the first search: an empty text finds everybody. */
  search: (text: string | null) =>
    queryOptions({
      queryKey: [...ALL, 'search', text],
      queryFn: text === null ? skipToken : ({ signal }) => searchEmployees(text, signal),
      meta: { failureLog: 'Error fetching employees' },
    }),

  statistics: (employeeId: string) =>
    queryOptions({
      queryKey: [...ALL, 'statistics', employeeId],
      queryFn: ({ signal }) => limitCalls(() => getStatistics(employeeId, signal), signal),
      staleTime: ROW_STALE_TIME,
      meta: { failureLog: 'Error fetching evaluation results' },
    }),
};
