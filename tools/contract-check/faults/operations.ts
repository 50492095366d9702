import type { operations } from '../../../src/api/schema';
import { findCall, type OperationId } from '../../../mocks/engine/operations';

type Success<Responses> = Responses extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : Responses extends { 201: { content: { 'application/json': infer Body } } }
    ? Body
    : never;

/** The body of a success of the operation. */
export type BodyOf<O extends OperationId> = Success<operations[O]['responses']>;

export const PAGED = ['listEvaluations', 'listOwnEvaluations'] as const;
export const BY_ID = [
  'getEmployee',
  'getEvaluation',
  'listEmployeeEvaluations',
  'getStatistics',
] as const;
export const EMPLOYEES = ['listEmployees', 'getEmployee'] as const;
export const EVALUATION_READS = [...PAGED, 'listEmployeeEvaluations', 'getEvaluation'] as const;
/** Operations that answer evaluations. */
export const EVALUATIONS = [...EVALUATION_READS, 'createEvaluation', 'updateEvaluation'] as const;
export const PROTECTED = [...EMPLOYEES, ...EVALUATIONS, 'getStatistics', 'createFeedback'] as const;
export const ALL = ['login', 'register', ...PROTECTED] as const;

/** Undefined for a preflight request, and for a call that the contract does not have. */
export function operationOf(request: Request): OperationId | undefined {
  return findCall(request)?.id;
}

/** The decoded last part of the path. */
export function idOf({ url }: Request): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
}
