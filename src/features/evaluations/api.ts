import {
  decodeEvaluation,
  decodeEvaluationList,
  decodeEvaluations,
} from '../../api/decode/evaluationAnswers';
import type { RequestBody } from '../../api/contract';
import { request, send } from '../../api/http/request';
import { PAGE_SIZE } from '../../domain/constants';

/** A page, counted from 1, of every evaluation. */
export function listEvaluations(page: number, signal: AbortSignal, limit = PAGE_SIZE) {
  const query = { page, limit };
  return request('get', '/api/evaluations', { query, signal }, decodeEvaluationList);
}

/** A page, counted from 1, of the evaluations by the signed-in user. */
export function listOwnEvaluations(page: number, signal: AbortSignal, limit = PAGE_SIZE) {
  const query = { page, limit };
  return request('get', '/api/evaluations/evaluator', { query, signal }, decodeEvaluationList);
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
