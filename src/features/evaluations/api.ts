import {
  decodeEvaluation,
  decodeEvaluationList,
  decodeEvaluations,
} from '../../api/decode/evaluationAnswers';
import type { RequestBody } from '../../api/contract';
import { request, send } from '../../api/http/request';
import { PAGE_SIZE } from '../../domain/constants';

/** Every evaluation, or the signed-in user's own. */
export type Scope = 'all' | 'own';

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
