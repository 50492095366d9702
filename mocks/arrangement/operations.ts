import type { operations, paths } from '../../src/api/schema';

export type OperationId = keyof operations;

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With placeholders, as in the contract. */
  readonly path: keyof paths;
  /** The status of a success. */
  readonly success: number;
  /** The other statuses that the contract lists. */
  readonly failures: readonly number[];
}

/** An operation that the contract gets or loses is an error of the compiler here. */
type Table = {
  readonly [O in OperationId]: Operation & {
    readonly success: keyof operations[O]['responses'];
    readonly failures: readonly (keyof operations[O]['responses'])[];
  };
};

export const OPERATIONS: Readonly<Record<OperationId, Operation>> = {
  login: { method: 'POST', path: '/api/auth/login', success: 200, failures: [400, 401, 422, 500] },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    success: 201,
    failures: [400, 401, 403, 409, 422, 500],
  },
  listEmployees: { method: 'GET', path: '/api/employees', success: 200, failures: [401, 500] },
  getEmployee: {
    method: 'GET',
    path: '/api/employees/{id}',
    success: 200,
    failures: [401, 404, 500],
  },
  listEvaluations: {
    method: 'GET',
    path: '/api/evaluations',
    success: 200,
    failures: [401, 403, 422, 500],
  },
  createEvaluation: {
    method: 'POST',
    path: '/api/evaluations',
    success: 201,
    failures: [400, 401, 403, 404, 422, 500],
  },
  listOwnEvaluations: {
    method: 'GET',
    path: '/api/evaluations/evaluator',
    success: 200,
    failures: [401, 422, 500],
  },
  getEvaluation: {
    method: 'GET',
    path: '/api/evaluations/{id}',
    success: 200,
    failures: [401, 404, 500],
  },
  updateEvaluation: {
    method: 'PUT',
    path: '/api/evaluations/{id}',
    success: 200,
    failures: [400, 401, 403, 404, 422, 500],
  },
  listEmployeeEvaluations: {
    method: 'GET',
    path: '/api/evaluations/employee/{id}',
    success: 200,
    failures: [401, 404, 500],
  },
  getStatistics: {
    method: 'GET',
    path: '/api/evaluations/results/{employeeId}',
    success: 200,
    failures: [401, 404, 500],
  },
  createFeedback: {
    method: 'POST',
    path: '/api/feedback',
    success: 201,
    failures: [400, 401, 404, 422, 500],
  },
} satisfies Table;

export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(OPERATIONS, id);
}

export const OPERATION_IDS: readonly OperationId[] = Object.keys(OPERATIONS).filter(isOperationId);

/** A call of an operation. */
export interface OperationCall {
  readonly id: OperationId;
  /** The decoded values of the placeholders, by name. */
  readonly pathValues: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** A path without placeholders is found first. */
const PATTERNS = OPERATION_IDS.map((id) => {
  const { method, path } = OPERATIONS[id];
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { id, method, pattern, hasPlaceholder: path.includes('{') };
}).sort((a, b) => Number(a.hasPlaceholder) - Number(b.hasPlaceholder));

/** Undefined for a call that the contract does not have. */
export function findCall({
  method,
  url,
}: Pick<Request, 'method' | 'url'>): OperationCall | undefined {
  const { pathname, searchParams } = new URL(url);
  for (const { id, method: expected, pattern } of PATTERNS) {
    const match = method === expected ? pattern.exec(pathname) : null;
    if (!match) continue;
    const values = Object.entries(match.groups ?? {});
    return {
      id,
      pathValues: Object.fromEntries(values.map(([name, value]) => [name, decode(value)])),
      query: searchParams,
    };
  }
  return undefined;
}

export function placeholdersOf(id: OperationId): string[] {
  return Array.from(OPERATIONS[id].path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
