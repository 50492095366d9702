import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { PAGE_SIZE } from '../domain/constants';
import type { EvaluationDraft, FeedbackDraft } from '../domain/schemas';
import { listKey, patchAllEvaluations, type Scope } from './allEvaluations';
import type { Evaluation, RequestBody } from './contract';
import {
  decodeEvaluation,
  decodeEvaluationList,
  decodeEvaluations,
} from './decode/evaluationAnswers';
import { failedToSave } from './failedToSave';
import { isTransient } from './http/apiError';
import { request, send } from './http/request';
import { staleAfter } from './staleAfter';
import { ROW_STALE_TIME } from './statistics';

const PATHS = { all: '/api/evaluations', own: '/api/evaluations/evaluator' } as const;

/** Reads a page, counted from 1. */
export function listEvaluations(scope: Scope, page: number, signal: AbortSignal) {
  const query = { page, limit: PAGE_SIZE };
  return request('get', PATHS[scope], { query, signal }, decodeEvaluationList);
}

/** Reads a page of the largest size that the contract allows, for reading all evaluations. */
function listLargePage(scope: Scope, page: number, signal: AbortSignal) {
  const query = { page, limit: 100 };
  return request('get', PATHS[scope], { query, signal, priority: 'low' }, decodeEvaluationList);
}

export function listEmployeeEvaluations(id: string, signal: AbortSignal) {
  return request(
    'get',
    '/api/evaluations/employee/{id}',
    { path: { id }, signal, priority: 'low' },
    decodeEvaluations,
  );
}

export function getEvaluation(id: string, signal: AbortSignal) {
  const path = { id };
  return request(
    'get',
    '/api/evaluations/{id}',
    { path, signal, priority: 'high' },
    decodeEvaluation,
  );
}

/** Creates an evaluation. Undefined if the answer is empty or has no id. */
export async function createEvaluation(body: RequestBody<'post', '/api/evaluations'>) {
  return decodeEvaluation(await send('post', '/api/evaluations', { body }));
}

export function updateEvaluation(id: string, body: RequestBody<'put', '/api/evaluations/{id}'>) {
  return send('put', '/api/evaluations/{id}', { path: { id }, body });
}

export function createFeedback(body: RequestBody<'post', '/api/feedback'>) {
  return send('post', '/api/feedback', { body });
}

const listFailure = { failureLog: 'Failed to fetch evaluations' };

export const evaluationQueries = {
  /** Returns the query of a page. While a page loads, the previous one stays on screen. */
  page: (scope: Scope, page: number) =>
    queryOptions({
      queryKey: [...listKey(scope), page],
      queryFn: ({ signal }) => listEvaluations(scope, page, signal),
      placeholderData: keepPreviousData,
      meta: listFailure,
    }),

  /**
   * Returns the query of one page for reading all evaluations. A failed call is retried once. The page is not cached.
   */
  largePage: (scope: Scope, page: number, onRead: (evaluations: readonly Evaluation[]) => void) =>
    queryOptions({
      queryKey: [...listKey(scope), { part: page }],
      queryFn: async ({ signal }) => {
        const list = await listLargePage(scope, page, signal);
        onRead(list.evaluations);
        return list;
      },
      staleTime: staleAfter(0),
      gcTime: 0,
      retry: (failures, error) => failures < 1 && isTransient(error),
      meta: listFailure,
    }),

  ofEmployee: (id: string) =>
    queryOptions({
      queryKey: ['listEmployeeEvaluations', id],
      queryFn: ({ signal }) => listEmployeeEvaluations(id, signal),
      meta: listFailure,
    }),

  /** Returns the same query with a longer `staleTime`, for a row of a long list. */
  inRow: (id: string) =>
    queryOptions({ ...evaluationQueries.ofEmployee(id), staleTime: staleAfter(ROW_STALE_TIME) }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['getEvaluation', id],
      queryFn: ({ signal }) => getEvaluation(id, signal),
      meta: { failureLog: 'Failed to fetch evaluation' },
    }),

  /** Always sends a request. Never retries, because a form waits for the result. */
  currentVersion: (id: string) =>
    queryOptions({
      queryKey: ['getEvaluation', id, 'now'],
      queryFn: ({ signal }) => getEvaluation(id, signal),
      staleTime: staleAfter(0),
      gcTime: 0,
      retry: false,
      meta: { failureLog: 'Failed to fetch evaluation' },
    }),
};

/** Changes one of the cached evaluations without a request. */
function patchEvaluation(
  client: QueryClient,
  id: string,
  change: (evaluation: Evaluation) => Evaluation,
) {
  patchAllEvaluations(client, (all) =>
    all.map((evaluation) => (evaluation._id === id ? change(evaluation) : evaluation)),
  );
}

interface Person {
  id: string;
  name?: string | null | undefined;
}

/** The texts are in the specification, Evaluation dialog. */
export const evaluationMutations = {
  create: ({ id: employeeId, name }: Person) =>
    mutationOptions({
      mutationKey: ['createEvaluation', employeeId],
      mutationFn: async (draft: EvaluationDraft, { client }) => {
        const created = await createEvaluation({ ...draft, employeeId });
        if (!created) return;
        const { createdAt = new Date().toISOString() } = created;
        const employee = { name, ...created.employee, _id: employeeId };
        patchAllEvaluations(client, (all) => [
          { ...created, ...draft, createdAt, employee },
          ...all,
        ]);
      },
      meta: {
        success: ({ t }) => t('evaluations.created'),
        failure: failedToSave('evaluation'),
        person: () => ({ name, employeeId }),
      },
    }),

  update: (id: string, { id: employeeId, name }: Person) =>
    mutationOptions({
      mutationKey: ['updateEvaluation', id, employeeId],
      mutationFn: async (draft: EvaluationDraft, { client }) => {
        await updateEvaluation(id, { ...draft, employeeId });
        patchEvaluation(client, id, (evaluation) => ({ ...evaluation, ...draft }));
      },
      meta: {
        success: ({ t }) => t('evaluations.updated'),
        failure: failedToSave('evaluation'),
        person: () => ({ name, evaluationId: id }),
      },
    }),

  addFeedback: (evaluationId: string, employee: Evaluation['employee']) =>
    mutationOptions({
      mutationKey: ['createFeedback', evaluationId, ...(employee?._id ? [employee._id] : [])],
      mutationFn: async ({ feedback }: FeedbackDraft, { client }) => {
        await createFeedback({ evaluationId, feedback });
        const added = { feedback, createdAt: new Date().toISOString() };
        patchEvaluation(client, evaluationId, ({ feedbacks, ...evaluation }) => ({
          ...evaluation,
          feedbacks: feedbacks && [...feedbacks, added],
        }));
      },
      meta: {
        success: ({ t }) => t('evaluations.feedbackSaved'),
        failure: failedToSave('feedback'),
        person: () => ({ name: employee?.name, evaluationId }),
      },
    }),
};
