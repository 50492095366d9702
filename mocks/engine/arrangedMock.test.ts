import { getResponse, http, HttpResponse } from 'msw';
import { draft } from '../../test/calls/bodies';
import { callMock, tokens } from '../../test/calls/callMock';
import { expectConsoleError } from '../../test/setup/console';
import { expectContractViolation } from '../../test/setup/network';
import { server, startArrangement } from '../runtimes/node';
import { createArrangedMock } from './arrangedMock';
import { DEFAULT_ARRANGEMENT, type Arrangement } from './arrangement';
import { sessionOf, PERSONAS } from './persona';
import { OPERATION_IDS } from './operations';

/** These tests call through `setupServer`, as the tests of the app do. */

const token = tokens.Admin;
const EMPLOYEES = 'GET /api/employees';
const arranged = (part: Partial<Arrangement>): Arrangement => ({ ...DEFAULT_ARRANGEMENT, ...part });

test('it answers at another origin and without a server, as the host over HTTP needs it', async () => {
  const baseUrl = 'http://mock.invalid';
  const mock = createArrangedMock({
    baseUrl,
    arrangement: arranged({ seed: { employees: 0, evaluations: 0 } }),
  });
  const ask = () => {
    const headers = { Authorization: `Bearer ${token}` };
    return getResponse(mock.handlers, new Request(`${baseUrl}/api/employees`, { headers }));
  };
  expect(await (await ask())?.json()).toEqual({ employees: [], total: 0 });
  mock.set(arranged({ rules: { listEmployees: [{ answer: 'failure', failure: 500 }] } }));
  expect((await ask())?.status).toBe(500);
});

test('a handler of a test comes before all rules', async () => {
  startArrangement({ rules: { listEmployees: [{ answer: 'failure', failure: 500 }] } });
  server.use(
    http.get('http://localhost/api/employees', () =>
      HttpResponse.json({ employees: [], total: 0 }),
    ),
  );
  expect((await callMock(EMPLOYEES, { token })).status).toBe(200);
});

test('a call that the contract does not have is reported, and in the log', async () => {
  const mock = startArrangement();
  const url = '/api/employees/employee-001';
  expectConsoleError(`No handler answers DELETE ${url}`);
  expectContractViolation('has no DELETE');
  const reply = await callMock(`DELETE ${url}`, { token });
  expect(reply).toEqual({ status: 501, body: { message: `The mock has no DELETE ${url}` } });
  expect(mock.getSnapshot().log).toMatchObject([{ url, answer: { status: 501 } }]);
});

test('what was written is kept with a change of rules, and in a kept state', async () => {
  const mock = startArrangement();
  const count = () => mock.db().evaluations().length;
  await callMock('POST /api/evaluations', { token, body: draft });
  mock.set({ ...mock.getSnapshot().arrangement, rules: { login: [{ answer: 'mock', delay: 5 }] } });
  expect(count()).toBe(401);
  const kept = mock.toArrangement();
  expect(kept.changes?.evaluations).toHaveLength(1);
  expect(mock.load(DEFAULT_ARRANGEMENT)).toEqual(OPERATION_IDS);
  expect(count()).toBe(400);
  expect(mock.toArrangement().changes).toBeUndefined();
  mock.load(kept);
  expect(count()).toBe(401);
  await callMock('POST /api/evaluations', { token, body: draft });
  mock.load(kept);
  expect(count()).toBe(401);
});

test('a state that is kept for a reload has only the calls that are left', async () => {
  const listEmployees = [{ answer: 'failure', failure: 500, times: 2 }] as const;
  const mock = startArrangement({ rules: { listEmployees } });
  await callMock(EMPLOYEES, { token });
  expect(mock.toArrangement().rules).toEqual({ listEmployees });
  expect(mock.toArrangement({ remainingRules: true }).rules).toEqual({
    listEmployees: [{ ...listEmployees[0], times: 1 }],
  });
  await callMock(EMPLOYEES, { token });
  expect(mock.toArrangement({ remainingRules: true }).rules).toEqual({});
});

test('new records have the time of the clock', async () => {
  const mock = startArrangement({ clock: { fixed: '2030-01-02T03:04:05Z' } });
  const write = () => callMock('POST /api/evaluations', { token, body: draft });
  expect((await write()).body).toMatchObject({ createdAt: '2030-01-02T03:04:05.000Z' });
  const [offset, before] = [2 * 366 * 86_400_000, Date.now()];
  mock.set(arranged({ clock: { offset } }));
  const { createdAt } = (await write()).body as { createdAt: string };
  const written = Date.parse(createdAt) - offset;
  expect(written >= before && written <= Date.now()).toBe(true);
  expect(mock.db().evaluations()).toHaveLength(402);
});

test.each([
  [1, 3],
  [57, 1_000],
])('a seed of %d employees and %d evaluations', async (employees, evaluations) => {
  const mock = startArrangement({ seed: { employees, evaluations } });
  const { body } = await callMock(EMPLOYEES, { token });
  expect(body).toMatchObject({ total: employees });
  expect(mock.db().evaluations()).toHaveLength(evaluations);
  await callMock('GET /api/evaluations', { token });
});

test('another seed and other changes apply at once', async () => {
  const mock = startArrangement();
  expect(mock.set(arranged({ seed: { employees: 5, evaluations: 0 } }))).toEqual(OPERATION_IDS);
  expect((await callMock(EMPLOYEES, { token })).body).toMatchObject({ total: 5 });
  const [first] = mock.db().employees();
  const employees = first ? [{ ...first, _id: 'new' }] : [];
  const changes = { employees, accounts: [], evaluations: [] };
  expect(mock.set(arranged({ changes }))).toEqual(OPERATION_IDS);
  expect((await callMock(EMPLOYEES, { token })).body).toMatchObject({ total: 58 });
});

test.each(['extreme'] as const)('a large seed of the server %s', (server) => {
  const seed = { employees: 100_000, evaluations: 100_000 };
  const mock = startArrangement({ server, seed });
  const employees = mock.db().employees();
  expect(new Set(employees.map(({ email }) => email)).size).toBe(100_000);
  const evaluations = mock.db().evaluations();
  expect(evaluations).toHaveLength(100_000);
  const ids = new Set(employees.map(({ _id }) => _id));
  expect(
    evaluations.every(
      ({ employeeId, evaluatorId }) => ids.has(employeeId) && evaluatorId !== employeeId,
    ),
  ).toBe(true);
});

test.each(PERSONAS)('the session of the persona %s', async (persona) => {
  startArrangement();
  const { token: given, role } = sessionOf(persona);
  const { status } = await callMock(EMPLOYEES, given === null ? {} : { token: given });
  expect(status).toBe(persona === 'signedOut' || persona === 'expired' ? 401 : 200);
  expect(role === null).toBe(persona === 'signedOut' || persona === 'noRole');
});
