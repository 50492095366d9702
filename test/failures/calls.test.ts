import { isDeepStrictEqual } from 'node:util';
import {
  buildEmployee,
  buildEvaluation,
  buildFeedback,
  buildStatistics,
} from '../../mocks/db/builders';
import { OPERATION_IDS } from '../../mocks/config/operations';
import { sessionOf } from '../../mocks/config/persona';
import { startMock } from '../../mocks/runtimes/node';
import { addEmployee, login, register } from '../../src/api/accounts';
import { getEmployee, listEmployees } from '../../src/api/employees';
import {
  createEvaluation,
  createFeedback,
  getEvaluation,
  listEmployeeEvaluations,
  listEvaluations,
  updateEvaluation,
} from '../../src/api/evaluations';
import { ApiError, isTransient } from '../../src/api/http/apiError';
import { getStatistics } from '../../src/api/statistics';
import { DEFAULT_ROLE } from '../../src/domain/constants';
import { signInAs } from '../app/signInAs';
import { acceptAnyResponse } from '../setup/network';
import { faultsOf, type FaultyCall, type Outcome } from './faults';
import { mockFaultyCall } from './faultyCall';
import { READS } from './reads';
import { REFUSAL } from './rules';
import { WRITES } from './writes';

/** A call of the app, and a valid body of its response. */
interface Call extends FaultyCall {
  body: unknown;
  call: () => Promise<unknown>;
}

const { signal } = new AbortController();
const employee = buildEmployee();
const evaluation = buildEvaluation();
const evaluations = { evaluations: [evaluation], totalPages: 1 };
const account = { token: sessionOf('Admin').token, role: 'Admin' };
const credentials = { email: 'ada@example.com', password: 'correct horse' };
const person = {
  name: 'Ada',
  age: 36,
  role: DEFAULT_ROLE,
  confirmPassword: 'correct horse',
  ...credentials,
};
const saved = { employeeId: 'employee-1', note: 'Calm', score: 7 };

const CALLS: Call[] = [
  {
    operation: 'listEmployees',
    kind: 'record',
    body: { employees: [employee] },
    call: () => listEmployees(signal),
  },
  {
    operation: 'getEmployee',
    kind: 'record',
    body: employee,
    call: () => getEmployee('1', signal),
  },
  {
    operation: 'listEmployeeEvaluations',
    kind: 'record',
    body: [evaluation],
    call: () => listEmployeeEvaluations('1', signal),
  },
  {
    operation: 'listEvaluations',
    kind: 'record',
    body: evaluations,
    call: () => listEvaluations('all', 1, signal),
  },
  {
    operation: 'listOwnEvaluations',
    kind: 'record',
    body: evaluations,
    call: () => listEvaluations('own', 1, signal),
  },
  {
    operation: 'getEvaluation',
    kind: 'record',
    body: evaluation,
    call: () => getEvaluation('1', signal),
  },
  {
    operation: 'getStatistics',
    kind: 'statistics',
    body: buildStatistics(),
    call: () => getStatistics('1', signal, 'high'),
  },
  { operation: 'login', kind: 'session', body: account, call: () => login(credentials) },
  { operation: 'register', kind: 'session', body: account, call: () => register(person) },
  { operation: 'register', kind: 'write', body: account, call: () => addEmployee(person) },
  {
    operation: 'createEvaluation',
    kind: 'write',
    body: evaluation,
    call: () => createEvaluation(saved),
  },
  {
    operation: 'updateEvaluation',
    kind: 'write',
    body: evaluation,
    call: () => updateEvaluation('1', saved),
  },
  {
    operation: 'createFeedback',
    kind: 'write',
    body: buildFeedback(),
    call: () => createFeedback({ evaluationId: '1', feedback: 'Thanks' }),
  },
];

/** Returns the outcome of a failure. */
function outcomeOf({ reason, serverMessage }: ApiError): Outcome | undefined {
  switch (reason) {
    case 'status':
      return serverMessage === undefined ? 'refused without message' : 'refused';
    case 'network':
      return 'unanswered';
    case 'contract':
      return 'unusable';
    case 'page':
      return 'page';
    case 'expired':
      return 'expired';
    default:
      return undefined;
  }
}

const FAULTS = CALLS.flatMap((call) => faultsOf(call).map((fault) => ({ ...call, fault })));

test.each(FAULTS)(
  '$operation, $kind: $fault.name',
  async ({ operation, kind, body, call, fault }) => {
    acceptAnyResponse();
    const { setFault } = mockFaultyCall(startMock(), operation, body);
    // Nobody is signed in when an account is created or a session begins.
    if (kind !== 'session') signInAs('Admin');
    const valid = await call();
    setFault(fault);
    const answer: unknown = await call().catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    });
    if (answer instanceof ApiError) {
      const { serverMessage, message } = answer;
      expect(outcomeOf(answer)).toBe(fault.outcome);
      expect(isTransient(answer)).toBe(fault.isRetried ?? false);
      if (fault.outcome === 'refused') expect(serverMessage).toBe(REFUSAL);
      if (fault.message !== undefined) expect(message).toBe(fault.message);
    } else {
      const isSame = isDeepStrictEqual(answer, valid);
      // The answer of a write is not used.
      expect(kind === 'write' || isSame ? 'valid' : 'empty').toBe(fault.outcome);
    }
  },
);

test('every operation of the contract is called, and a screen that calls it is tested', () => {
  const operations = (calls: FaultyCall[]) =>
    [...new Set(calls.map(({ operation }) => operation))].toSorted();
  expect(operations(CALLS)).toEqual(OPERATION_IDS.toSorted());
  expect(operations([...READS, ...WRITES])).toEqual(OPERATION_IDS.toSorted());
});

test.each(CALLS)('each fault of $operation, $kind, has a name of its own', (call) => {
  const names = faultsOf(call).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
