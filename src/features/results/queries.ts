import { queryOptions, skipToken } from '@tanstack/react-query';
import { getStatistics, searchEmployees } from './api';
import { createCallLimit } from './statistics/callLimit';

/** Calls for statistics under way: as many as a browser has connections to a host over HTTP/1.1. */
export const CALL_LIMIT = 6;

const limitCalls = createCallLimit(CALL_LIMIT);

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
      // Rows that are scrolled out of view and back must not cost a call each time. Saving an evaluation
      // invalidates them.
      staleTime: 60_000,
      meta: { failureLog: 'Error fetching evaluation results' },
    }),
};
