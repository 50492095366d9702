import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limitCalls } from '../../lib/query/callLimit';
import { getEvaluation, listEmployeeEvaluations, listEvaluations, listOwnEvaluations } from './api';

/** The starts of the keys of all lists. */
export const LISTS = {
  all: ['evaluations', 'all'],
  own: ['evaluations', 'own'],
  ofEmployee: ['evaluations', 'employee'],
};

const listFailure = { failureLog: 'Failed to fetch evaluations' };

export const evaluationQueries = {
  /** A page of every evaluation. The previous page stays until it is loaded. */
  all: (page: number) =>
    queryOptions({
      queryKey: [...LISTS.all, page],
      queryFn: ({ signal }) => listEvaluations(page, signal),
      placeholderData: keepPreviousData,
      meta: listFailure,
    }),

  /** A page of the evaluations by the signed-in user. The previous page stays until it is loaded. */
  own: (page: number) =>
    queryOptions({
      queryKey: [...LISTS.own, page],
      queryFn: ({ signal }) => listOwnEvaluations(page, signal),
      placeholderData: keepPreviousData,
      meta: listFailure,
    }),

  ofEmployee: (id: string) =>
    queryOptions({
      queryKey: [...LISTS.ofEmployee, id],
      queryFn: ({ signal }) => limitCalls(() => listEmployeeEvaluations(id, signal), signal),
      meta: listFailure,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['evaluations', 'detail', id],
      queryFn: ({ signal }) => getEvaluation(id, signal),
      meta: { failureLog: 'Failed to fetch evaluation' },
    }),
};
