import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { limitCalls } from '../../lib/query/callLimit';
import { getEvaluation, listEmployeeEvaluations, listEvaluations, type Scope } from './api';

/** A write about evaluations that has ended, in this tab or in another. */
export interface Write {
  /** Milliseconds since 1970. */
  at: number;
  /** The evaluation that was changed. Undefined for a new one, whose id only the server knows. */
  evaluationId?: string | undefined;
  /** Whether it was another tab, which does not say what it has written. */
  isForeign?: boolean;
}

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

  /** Never a former answer, nor repeated: a form waits for it. */
  now: (id: string) =>
    queryOptions({
      queryKey: ['evaluations', 'now', id],
      queryFn: ({ signal }) => getEvaluation(id, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      meta: { failureLog: 'Failed to fetch evaluation' },
    }),

  /** The writes of this session, in the order in which they ended. Set by the mutations, and by no call. */
  writes: () =>
    queryOptions<readonly Write[]>({
      queryKey: ['evaluations', 'writes'],
      queryFn: skipToken,
      gcTime: Infinity,
      meta: listFailure,
    }),
};
