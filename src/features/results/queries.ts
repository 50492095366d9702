import { queryOptions } from '@tanstack/react-query';
import { getStatistics, searchEmployees } from './api';
import { createCallLimit } from './statistics/callLimit';

/** Logged when statistics cannot be read, on screen or in the export (spec section 8). */
export const STATISTICS_FAILURE = 'Error fetching evaluation results';

/**
 * Milliseconds for which statistics are not asked for again: rows that are scrolled out of view and back must not
 * cost a call each time. Saving an evaluation invalidates them.
 */
export const STATISTICS_FRESH = 60_000;

/** Calls under way for what is on screen: as many as a browser has connections to a host over HTTP/1.1. */
const limitCalls = createCallLimit(6);

export const resultQueries = {
  search: (text: string) =>
    queryOptions({
      queryKey: ['results', 'search', text],
      queryFn: ({ signal }) => searchEmployees(text, signal),
      meta: { failureLog: 'Error fetching employees' },
    }),

  statistics: (employeeId: string) =>
    queryOptions({
      queryKey: ['results', 'statistics', employeeId],
      queryFn: ({ signal }) => limitCalls(() => getStatistics(employeeId, signal), signal),
      staleTime: STATISTICS_FRESH,
      meta: { failureLog: STATISTICS_FAILURE },
    }),
};
