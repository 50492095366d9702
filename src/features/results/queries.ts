import { queryOptions } from '@tanstack/react-query';
import { getStatistics, searchEmployees } from './api';

/** Logged when statistics cannot be read, on screen or in the export (spec section 8). */
export const STATISTICS_FAILURE = 'Error fetching evaluation results';

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
      queryFn: ({ signal }) => getStatistics(employeeId, signal),
      meta: { failureLog: STATISTICS_FAILURE },
    }),
};
