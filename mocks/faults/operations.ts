import type { operations } from '../../src/api/schema';

export type OperationId = keyof operations;

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
/** Operations that answer an employee by an id. */
export const BY_EMPLOYEE = ['getEmployee', 'listEmployeeEvaluations', 'getStatistics'] as const;
export const BY_ID = [...BY_EMPLOYEE, 'getEvaluation'] as const;
export const EMPLOYEES = ['listEmployees', 'getEmployee'] as const;
export const EVALUATION_READS = [...PAGED, 'listEmployeeEvaluations', 'getEvaluation'] as const;
/** Operations that answer evaluations. */
export const EVALUATIONS = [...EVALUATION_READS, 'createEvaluation', 'updateEvaluation'] as const;
export const READS = [...EMPLOYEES, ...EVALUATION_READS, 'getStatistics'] as const;
export const WRITES = ['createEvaluation', 'updateEvaluation', 'createFeedback'] as const;
export const PROTECTED = [...READS, ...WRITES] as const;
export const ALL = ['login', 'register', ...PROTECTED] as const;

/** The first that matches counts. */
const CALLS: [pattern: RegExp, operation: OperationId][] = [
  [/^POST \/api\/auth\/login$/, 'login'],
  [/^POST \/api\/auth\/register$/, 'register'],
  [/^GET \/api\/employees$/, 'listEmployees'],
  [/^GET \/api\/employees\/[^/]+$/, 'getEmployee'],
  [/^GET \/api\/evaluations$/, 'listEvaluations'],
  [/^POST \/api\/evaluations$/, 'createEvaluation'],
  [/^GET \/api\/evaluations\/evaluator$/, 'listOwnEvaluations'],
  [/^GET \/api\/evaluations\/employee\/[^/]+$/, 'listEmployeeEvaluations'],
  [/^GET \/api\/evaluations\/results\/[^/]+$/, 'getStatistics'],
  [/^GET \/api\/evaluations\/[^/]+$/, 'getEvaluation'],
  [/^PUT \/api\/evaluations\/[^/]+$/, 'updateEvaluation'],
  [/^POST \/api\/feedback$/, 'createFeedback'],
];

/** Undefined for a preflight request, and for a call that the contract does not have. */
export function operationOf({ method, url }: Request): OperationId | undefined {
  const call = `${method} ${new URL(url).pathname}`;
  return CALLS.find(([pattern]) => pattern.test(call))?.[1];
}

/** The decoded last part of the path. */
export function idOf({ url }: Request): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
}
