import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type MutationFunctionContext,
} from '@tanstack/react-query';
import { PAGE_SIZE } from '../domain/constants';
import type { EvaluationDraft, FeedbackDraft } from '../domain/schemas';
import { limitCalls } from '../lib/query/callLimit';
import { employeeProfilePath, evaluationPath } from '../lib/url/paths';
import type { Evaluation, RequestBody } from './contract';
import {
  decodeEvaluation,
  decodeEvaluationList,
  decodeEvaluations,
} from './decode/evaluationAnswers';
import { failedToSave } from './failedToSave';
import { request, send } from './http/request';
import { tellOtherTabs } from './otherTabs';
import { ROW_STALE_TIME } from './statistics';
import { addWrite } from './writes';

/** Every evaluation, or the signed-in user's own. */
export type Scope = 'all' | 'own';

/** The start of the query keys of all lists of a scope. */
export const listKey = (scope: Scope) =>
  [scope === 'all' ? 'listEvaluations' : 'listOwnEvaluations'] as const;

/** A page, counted from 1. */
export function listEvaluations(
  scope: Scope,
  page: number,
  signal: AbortSignal,
  limit = PAGE_SIZE,
) {
  const path = scope === 'all' ? '/api/evaluations' : '/api/evaluations/evaluator';
  return request('get', path, { query: { page, limit }, signal }, decodeEvaluationList);
}

/** The evaluations of an employee. */
export function listEmployeeEvaluations(id: string, signal: AbortSignal) {
  const path = { id };
  return request('get', '/api/evaluations/employee/{id}', { path, signal }, decodeEvaluations);
}

export function getEvaluation(id: string, signal: AbortSignal) {
  return request('get', '/api/evaluations/{id}', { path: { id }, signal }, decodeEvaluation);
}

export function createEvaluation(body: RequestBody<'post', '/api/evaluations'>) {
  return send('post', '/api/evaluations', { body });
}

export function updateEvaluation(id: string, body: RequestBody<'put', '/api/evaluations/{id}'>) {
  return send('put', '/api/evaluations/{id}', { path: { id }, body });
}

export function createFeedback(body: RequestBody<'post', '/api/feedback'>) {
  return send('post', '/api/feedback', { body });
}

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
      queryKey: ['listEmployeeEvaluations', id],
      queryFn: ({ signal }) => limitCalls(() => listEmployeeEvaluations(id, signal), signal),
      meta: listFailure,
    }),

  /** For a row of a long list. */
  inRow: (id: string) =>
    queryOptions({ ...evaluationQueries.ofEmployee(id), staleTime: ROW_STALE_TIME }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['getEvaluation', id],
      queryFn: ({ signal }) => getEvaluation(id, signal),
      meta: { failureLog: 'Failed to fetch evaluation' },
    }),

  /** Never a former answer, nor repeated: a form waits for it. */
  now: (id: string) =>
    queryOptions({
      queryKey: ['getEvaluation', id, 'now'],
      queryFn: ({ signal }) => getEvaluation(id, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      meta: { failureLog: 'Failed to fetch evaluation' },
    }),
};

/** Also after a failure: the server may have stored the write, and its answer was lost. */
const onSettled =
  (evaluationId?: string) =>
  (
    _answer: unknown,
    _error: unknown,
    _draft: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) => {
    addWrite(client, { at: Date.now(), evaluationId });
    tellOtherTabs();
  };

interface Person {
  id: string;
  name?: string | null | undefined;
}

/** The texts: specification, Evaluation dialog. */
export const evaluationMutations = {
  create: ({ id: employeeId, name }: Person) =>
    mutationOptions({
      mutationKey: ['createEvaluation', employeeId],
      mutationFn: (draft: EvaluationDraft) => createEvaluation({ ...draft, employeeId }),
      onSettled: onSettled(),
      meta: {
        success: ({ t }) => t('evaluations.created'),
        failure: failedToSave('evaluation'),
        about: () => ({ name, to: employeeProfilePath(employeeId) }),
      },
    }),

  update: (id: string, { id: employeeId, name }: Person) =>
    mutationOptions({
      mutationKey: ['updateEvaluation', id, employeeId],
      mutationFn: (draft: EvaluationDraft) => updateEvaluation(id, { ...draft, employeeId }),
      onSettled: onSettled(id),
      meta: {
        success: ({ t }) => t('evaluations.updated'),
        failure: failedToSave('evaluation'),
        about: () => ({ name, to: evaluationPath(id) }),
      },
    }),

  addFeedback: (evaluationId: string, employee: Evaluation['employee']) =>
    mutationOptions({
      mutationKey: ['createFeedback', evaluationId, ...(employee?._id ? [employee._id] : [])],
      mutationFn: ({ feedback }: FeedbackDraft) => createFeedback({ evaluationId, feedback }),
      onSettled: onSettled(evaluationId),
      meta: {
        success: ({ t }) => t('evaluations.feedbackSaved'),
        failure: failedToSave('feedback'),
        about: () => ({ name: employee?.name, to: evaluationPath(evaluationId) }),
      },
    }),
};
