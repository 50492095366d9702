import { callMock, tokens } from '../test/calls/callMock';
import { DEMO_ACCOUNTS } from './demoAccounts';
import { startArrangement } from './runtimes/node';
import { isScenario, SCENARIOS } from './scenarios';

const LOGIN = 'POST /api/auth/login';
const token = tokens.Employee;
const credentials = { email: 'emma.employee@example.com', password: 'demo-employee' };
const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };
const feedback = { evaluationId: 'evaluation-0007', feedback: 'Agreed.' };
const grace = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  age: 36,
  role: 'Employee',
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
};

test('scenarios are known by name', () => {
  expect(SCENARIOS.every(isScenario)).toBe(true);
  expect(['', 'Default', 'nonsense', null, undefined, 7].some(isScenario)).toBe(false);
});

/** The scenarios that never answer sign-in. */
const withoutSignIn: string[] = ['saving', 'offline'];
const withSignIn = SCENARIOS.filter((scenario) => !withoutSignIn.includes(scenario));

test.each(withSignIn)('%s: the three demo accounts sign in', async (scenario) => {
  startArrangement(scenario);
  for (const { email, password, role } of DEMO_ACCOUNTS) {
    expect(await callMock(LOGIN, { body: { email, password } })).toMatchObject({
      status: 200,
      body: { role },
    });
  }
});

test('default: every role may call every operation', async () => {
  startArrangement();
  const added = await callMock('POST /api/auth/register', { token, body: grace });
  const saved = await callMock('POST /api/evaluations', { token, body: draft });
  const all = await callMock('GET /api/evaluations', { token });
  expect([added.status, saved.status, all.status]).toEqual([201, 201, 200]);
});

test('empty: there are no employees and no evaluations', async () => {
  startArrangement('empty');
  expect((await callMock('GET /api/employees', { token })).body).toEqual({
    employees: [],
    total: 0,
  });
  expect((await callMock('GET /api/evaluations', { token })).body).toEqual({
    evaluations: [],
    totalPages: 0,
  });
  const added = await callMock('POST /api/auth/register', { token, body: grace });
  expect(added.status).toBe(201);
  expect((await callMock('GET /api/employees', { token })).body).toMatchObject({
    employees: [{ _id: 'employee-004', name: 'Grace Hopper' }],
    total: 1,
  });
});

test('loading: reads never answer, writes and sign-in do', async () => {
  startArrangement('loading');
  const answered = jest.fn();
  void callMock('GET /api/employees', { token }).finally(answered);
  void callMock('GET /api/evaluations/evaluator', { token }).finally(answered);
  expect((await callMock(LOGIN, { body: credentials })).status).toBe(200);
  expect((await callMock('POST /api/evaluations', { token, body: draft })).status).toBe(201);
  expect(answered).not.toHaveBeenCalled();
});

test('serverError: everything but sign-in answers 500', async () => {
  const db = startArrangement('serverError').db();
  const calls: [string, unknown][] = [
    ['GET /api/employees', undefined],
    ['GET /api/employees/employee-001', undefined],
    ['GET /api/evaluations/evaluator', undefined],
    ['POST /api/auth/register', grace],
    ['POST /api/evaluations', draft],
    ['PUT /api/evaluations/evaluation-0007', draft],
    ['POST /api/feedback', feedback],
  ];
  for (const [call, body] of calls) {
    expect(await callMock(call, { token, body })).toEqual({
      status: 500,
      body: { message: 'Something went wrong on the server' },
    });
  }
  expect(db.changes()).toEqual({ employees: [], accounts: [], evaluations: [] });
});

test('notFound: no id is known, lists are', async () => {
  startArrangement('notFound');
  const calls: [string, unknown][] = [
    ['GET /api/employees/employee-001', undefined],
    ['GET /api/evaluations/evaluation-0007', undefined],
    ['GET /api/evaluations/employee/employee-001', undefined],
    ['GET /api/evaluations/results/employee-001', undefined],
    ['POST /api/evaluations', draft],
    ['PUT /api/evaluations/evaluation-0007', draft],
    ['POST /api/feedback', feedback],
  ];
  for (const [call, body] of calls) {
    expect((await callMock(call, { token, body })).status).toBe(404);
  }
  expect((await callMock('GET /api/employees', { token })).body).toMatchObject({ total: 57 });
});

test('strictRoles: an Employee may not add, evaluate or list all', async () => {
  startArrangement('strictRoles');
  const refused: [string, unknown][] = [
    ['POST /api/auth/register', grace],
    ['POST /api/evaluations', draft],
    ['PUT /api/evaluations/evaluation-0007', draft],
    ['GET /api/evaluations', undefined],
  ];
  for (const [call, body] of refused) {
    expect(await callMock(call, { token, body })).toEqual({
      status: 403,
      body: { message: 'Your role does not allow this' },
    });
    for (const other of [tokens.Manager, tokens.Admin]) {
      const { status } = await callMock(call, { token: other, body });
      // The second to add the same address is told that it is taken.
      expect([200, 201, 409]).toContain(status);
    }
  }
  const allowed: [string, unknown][] = [
    ['GET /api/employees', undefined],
    ['GET /api/evaluations/evaluator', undefined],
    ['POST /api/feedback', feedback],
  ];
  for (const [call, body] of allowed) {
    expect((await callMock(call, { token, body })).status).toBeLessThan(300);
  }
  const own = { ...grace, email: 'own@example.com' };
  expect((await callMock('POST /api/auth/register', { body: own })).status).toBe(201);
});

test('large: 10,000 employees, among them those of the default', async () => {
  const db = startArrangement('large').db();
  expect(db.employees()).toHaveLength(10_000);
  expect(new Set(db.employees().map(({ email }) => email)).size).toBe(10_000);
  const found = await callMock('GET /api/employees?search=bo.li@', { token });
  expect(found.body).toMatchObject({ employees: [{ name: 'Bo Li' }], total: 1 });
});
