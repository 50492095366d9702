import { draft, feedback, grace } from '../../test/calls/bodies';
import { callMock, tokens } from '../../test/calls/callMock';
import { DEMO_ACCOUNTS } from '../demoAccounts';
import { startMock } from '../runtimes/node';
import { isScenario, SCENARIO_NAMES, type Scenario } from './scenarios';

const token = tokens.Employee;
const [admin] = DEMO_ACCOUNTS;
const [SIGN_IN, REGISTER] = ['POST /api/auth/login', 'POST /api/auth/register'];

test('only the names of scenarios are scenarios', () => {
  expect(SCENARIO_NAMES.every(isScenario)).toBe(true);
  expect(['', 'Default', 'nonsense', 'constructor'].some(isScenario)).toBe(false);
});

/** The scenarios that never answer sign-in. */
const withoutSignIn: string[] = ['saving', 'offline'];
const withSignIn = SCENARIO_NAMES.filter((scenario) => !withoutSignIn.includes(scenario));

test.each(withSignIn)('%s: the three demo accounts sign in', async (scenario) => {
  startMock(scenario);
  for (const { email, password, role } of DEMO_ACCOUNTS) {
    const reply = await callMock(SIGN_IN, { body: { email, password } });
    expect(reply).toMatchObject({ status: 200, body: { role } });
  }
});

const LISTS = ['GET /api/employees', 'GET /api/evaluations', 'GET /api/evaluations/evaluator'];
const STATISTICS = 'GET /api/evaluations/results/employee-001';
const BY_ID = [
  'GET /api/employees/employee-001',
  'GET /api/evaluations/evaluation-0007',
  'GET /api/evaluations/employee/employee-001',
];
const WRITES = [
  'POST /api/evaluations',
  'PUT /api/evaluations/evaluation-0007',
  'POST /api/feedback',
];
const BODIES: Record<string, unknown> = {
  [SIGN_IN]: { email: admin.email, password: admin.password },
  [REGISTER]: grace,
  ...Object.fromEntries(WRITES.map((call) => [call, draft])),
  'POST /api/feedback': feedback,
};

/** Sends calls to the scenario at the same time, and returns their statuses. */
async function statusesOf(calls: readonly string[], as: string = token) {
  const answers = calls.map((call) => callMock(call, { token: as, body: BODIES[call] }));
  return (await Promise.all(answers)).map(({ status }) => status);
}

test.each<[Scenario, number, string[], string[]]>([
  ['serverError', 500, [REGISTER, ...LISTS, ...BY_ID, STATISTICS, ...WRITES], [SIGN_IN]],
  ['saveError', 500, [REGISTER, ...WRITES], [SIGN_IN, ...LISTS, ...BY_ID, STATISTICS]],
  ['notFound', 404, [...BY_ID, STATISTICS, ...WRITES], [SIGN_IN, ...LISTS, REGISTER]],
  [
    'strictRoles',
    403,
    [
      REGISTER,
      'POST /api/evaluations',
      'PUT /api/evaluations/evaluation-0007',
      'GET /api/evaluations',
    ],
    [
      SIGN_IN,
      'GET /api/employees',
      'GET /api/evaluations/evaluator',
      ...BY_ID,
      'POST /api/feedback',
    ],
  ],
  ['default', 500, [], [SIGN_IN, REGISTER, ...LISTS, ...BY_ID, STATISTICS, ...WRITES]],
])('%s: the mock refuses some calls with %d and accepts the others', async (scenario, ...rest) => {
  const [status, refused, allowed] = rest;
  const db = startMock(scenario).db();
  expect(await statusesOf(refused)).toEqual(refused.map(() => status));
  expect(db.changes()).toEqual({ employees: [], accounts: [], evaluations: [] });
  expect((await statusesOf(allowed)).filter((statusCode) => statusCode >= 300)).toEqual([]);
});

test('strictRoles: managers and admins may do everything, and anybody may register', async () => {
  startMock('strictRoles');
  const calls = ['POST /api/evaluations', 'GET /api/evaluations'];
  for (const as of [tokens.Manager, tokens.Admin]) {
    expect(await statusesOf(calls, as)).toEqual([201, 200]);
  }
  expect((await callMock(REGISTER, { body: grace })).status).toBe(201);
});

test.each<[Scenario, string[], string[]]>([
  ['loading', [...LISTS, ...BY_ID, STATISTICS], [SIGN_IN, REGISTER, ...WRITES]],
  ['saving', [SIGN_IN, REGISTER, ...WRITES], [...LISTS, ...BY_ID, STATISTICS]],
  ['statisticsLoading', [STATISTICS], [SIGN_IN, ...LISTS, ...BY_ID, ...WRITES]],
])(
  '%s: the mock never answers some calls and answers the others',
  async (scenario, silent, answered) => {
    startMock(scenario);
    const reply = jest.fn();
    for (const call of silent) void statusesOf([call]).finally(reply);
    expect((await statusesOf(answered)).filter((statusCode) => statusCode >= 300)).toEqual([]);
    expect(reply).not.toHaveBeenCalled();
  },
);

test.each([SIGN_IN, 'GET /api/employees'])('offline: %s fails without a response', async (call) => {
  startMock('offline');
  await expect(statusesOf([call])).rejects.toThrow('Failed to fetch');
});

test('statisticsError: the statistics of every third employee fail', async () => {
  startMock('statisticsError');
  const calls = [1, 2, 3, 4, 5, 6].map((id) => `GET /api/evaluations/results/employee-00${id}`);
  expect(await statusesOf(calls)).toEqual([200, 200, 500, 200, 200, 500]);
});

test('empty: there are no employees and no evaluations', async () => {
  startMock('empty');
  const bodyOf = async (call: string) => (await callMock(call, { token })).body;
  expect(await bodyOf('GET /api/employees')).toEqual({ employees: [], total: 0 });
  expect(await bodyOf('GET /api/evaluations')).toEqual({ evaluations: [], totalPages: 0 });
  expect(await statusesOf([REGISTER])).toEqual([201]);
  expect(await bodyOf('GET /api/employees')).toMatchObject({
    employees: [{ _id: 'employee-004', name: 'Grace Hopper' }],
    total: 1,
  });
});

test('large: there are 10,000 employees, including the default employees', async () => {
  const db = startMock('large').db();
  expect(db.employees()).toHaveLength(10_000);
  expect(new Set(db.employees().map(({ email }) => email)).size).toBe(10_000);
  const reply = await callMock('GET /api/employees?search=bo.li@', { token });
  expect(reply.body).toMatchObject({ employees: [{ name: 'Bo Li' }], total: 1 });
});

test('partial: the list has fewer employees than there are', async () => {
  startMock('partial');
  const { body } = await callMock('GET /api/employees', { token });
  expect(body).toMatchObject({ total: 57 });
  expect(body).toHaveProperty('employees.length', 20);
});

test('sparse: responses hold only ids and lists', async () => {
  startMock('sparse');
  const bodyOf = async (call: string) => (await callMock(call, { token })).body;
  const person = { _id: expect.any(String) as string };
  expect(await bodyOf('GET /api/employees/employee-002')).toEqual({
    _id: 'employee-002',
    evaluations: [],
  });
  expect(await bodyOf('GET /api/evaluations?page=1&limit=1')).toEqual({
    evaluations: [{ ...person, employee: person, evaluator: person }],
    totalPages: 400,
  });
  expect(await bodyOf(STATISTICS)).toEqual({});
  expect(await bodyOf('GET /api/employees/nobody')).toHaveProperty('message');
});

test('extreme: the records have texts that are hard to lay out', async () => {
  const db = startMock('extreme').db();
  const { body } = await callMock('GET /api/employees', { token });
  expect(body).toHaveProperty('employees.length', 57);
  expect(Math.max(...db.employees().map(({ name }) => name.length))).toBeGreaterThan(100);
  expect(db.employees('عبد')).not.toHaveLength(0);
  const notes = db.evaluations().map(({ note }) => note ?? '');
  expect(Math.max(...notes.map((note) => note.length))).toBeGreaterThan(4_000);
});
