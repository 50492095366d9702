import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { limitCalls } from '../../lib/query/callLimit';
import { getEvaluation, listEmployeeEvaluations, listEvaluations, type Scope } from './api';

/** The start of the query keys of all lists of a kind. */
export const listKey = (kind: Scope | 'employee') => ['evaluations', kind];

const listFailure = { failureLog: 'Failed to fetch evaluations' };

export const evaluationQueries = {
  /** The previous page stays until this one is loaded. */
  page: (scope: Scope, page: number) =>
    queryOptions({
      queryKey: [...listKey(scope), page],
      queryFn: ({ signal }) => listEvaluations(scope, page, signal),
      placeholderData: keepPreviousData,
      meta: listFailure,
    }),

  ofEmployee: (id: string) =>
    queryOptions({
      queryKey: [...listKey('employee'), id],
      queryFn: ({ signal }) => limitCalls(() => listEmployeeEvaluations(id, signal), signal),
      meta: listFailure,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['evaluations', 'detail', id],
      queryFn: ({ signal }) => getEvaluation(id, signal),
      meta: { failureLog: 'Failed to fetch evaluation' },
    }),

  /** When the last write about evaluations ended, in milliseconds since 1970. Set by the mutations, and by no call. */
  lastWrite: () =>
    queryOptions<number>({
      queryKey: ['evaluations', 'last write'],
      queryFn: skipToken,
      gcTime: Infinity,
      meta: listFailure,
    }),
};
