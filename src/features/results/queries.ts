import { queryOptions, skipToken } from '@tanstack/react-query';
import { isBlank, withoutBlankEnds } from '../../domain/texts';
import { limitCalls } from '../../lib/query/callLimit';
import { getStatistics, searchEmployees } from './api';

/**
 * Milliseconds. A row that is scrolled out of view and back must not cost another call. Saving an evaluation
 * invalidates its data.
 */
export const ROW_STALE_TIME = 60_000;

/** What the server is asked for: without blanks and what has no width at its ends, and nothing for a blank text. */
export function toSearchText(typed: string): string {
  // A lone surrogate can be neither in an address nor in a request.
  return isBlank(typed) ? '' : withoutBlankEnds(typed.toWellFormed());
}

export const resultQueries = {
  /** Null before the first search: an empty text finds everybody. */
  search: (text: string | null) =>
    queryOptions({
      queryKey: ['results', 'search', text],
      queryFn: text === null ? skipToken : ({ signal }) => searchEmployees(text, signal),
      meta: { failureLog: 'Error fetching employees' },
    }),

  statistics: (employeeId: string) =>
    queryOptions({
      queryKey: ['results', 'statistics', employeeId],
      queryFn: ({ signal }) => limitCalls(() => getStatistics(employeeId, signal), signal),
      staleTime: ROW_STALE_TIME,
      meta: { failureLog: 'Error fetching evaluation results' },
    }),
};

/** Read anew, before the statistics of what is on screen. */
export const statisticsToExport = (employeeId: string) => ({
  ...resultQueries.statistics(employeeId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    limitCalls(() => getStatistics(employeeId, signal), signal, 'first'),
  staleTime: 0,
});
