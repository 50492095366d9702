import { getResponse, http, HttpResponse } from 'msw';
import { draft } from '../../test/calls/bodies';
import { callMock, tokens } from '../../test/calls/callMock';
import { expectConsoleError } from '../../test/setup/console';
import { expectContractViolation } from '../../test/setup/network';
import { DEFAULT_CONFIG, type Rule, type Rules } from '../config/mockConfig';
import { OPERATION_IDS } from '../config/operations';
import { PERSONAS, sessionOf } from '../config/persona';
import { server, startMock } from './node';
import { runMock } from './runMock';

const token = tokens.Admin;
const EMPLOYEES = 'GET /api/employees';
const statusOf = async (call: string) => (await callMock(call, { token })).status;

const ERROR: Rule = { answer: 'failure', failure: 500 };

test('the mock can answer at another origin and without a network, as the HTTP host needs', async () => {
  const baseUrl = 'http://mock.invalid';
  const mock = runMock({
    baseUrl,
    config: { ...DEFAULT_CONFIG, seed: { employees: 0, evaluations: 0 } },
  });
  const ask = () => {
    const headers = { Authorization: `Bearer ${token}` };
    return getResponse(mock.handlers(), new Request(`${baseUrl}/api/employees`, { headers }));
  };
  expect(await (await ask())?.json()).toEqual({ employees: [], total: 0 });
  mock.change({ rules: { listEmployees: [ERROR] } });
  expect((await ask())?.status).toBe(500);
});

test('a handler of a test has precedence over all rules', async () => {
  startMock({ rules: { listEmployees: [ERROR] } });
  server.use(
    http.get('http://localhost/api/employees', () =>
      HttpResponse.json({ employees: [], total: 0 }),
    ),
  );
  expect(await statusOf(EMPLOYEES)).toBe(200);
});

test('a call that is not in the contract is reported and logged', async () => {
  const mock = startMock();
  const url = '/api/employees/employee-001';
  expectConsoleError(`The contract has no DELETE ${url}`);
  expectContractViolation('has no DELETE');
  const reply = await callMock(`DELETE ${url}`, { token });
  expect(reply).toEqual({ status: 501, body: { message: `The contract has no DELETE ${url}` } });
  expect(mock.getSnapshot().log).toMatchObject([{ url, answer: { status: 501 } }]);
});

test('a change applies to the next call, notifies subscribers, and returns the changed operations', async () => {
  const mock = startMock({ rules: { listEmployees: [ERROR] } });
  const told = jest.fn();
  const stop = mock.subscribe(told);
  expect(mock.change({ rules: { listEmployees: [{ ...ERROR }] } })).toEqual([]);
  const rules: Rules = { getEmployee: [{ answer: 'failure', failure: 404 }] };
  expect(mock.change({ rules })).toEqual(['listEmployees', 'getEmployee']);
  expect(told).toHaveBeenCalledTimes(2);
  expect(mock.getSnapshot()).toBe(mock.getSnapshot());
  expect(await statusOf(EMPLOYEES)).toBe(200);
  expect(await statusOf(`${EMPLOYEES}/employee-001`)).toBe(404);
  expect(mock.change({ latency: 1 })).toEqual(OPERATION_IDS);
  expect(mock.getSnapshot().latency).toBe(1);
  stop();
  told.mockClear();
  mock.change({ latency: 'none' });
  expect(told).not.toHaveBeenCalled();
});

test('a change of one operation does not reset the counts of another operation', async () => {
  const rules: Rules = { listEmployees: [{ ...ERROR, times: 1 }] };
  const mock = startMock({ rules });
  expect(await statusOf(EMPLOYEES)).toBe(500);
  mock.change({ rules: { ...rules, login: [ERROR] } });
  expect(await statusOf(EMPLOYEES)).toBe(200);
  expect(mock.remainingRules()).toEqual({ login: [ERROR] });
  mock.load({ ...DEFAULT_CONFIG, rules });
  expect(mock.remainingRules()).toEqual(rules);
  expect(await statusOf(EMPLOYEES)).toBe(500);
});

test('a latency delays each call, even without rules', async () => {
  startMock({ latency: 60, rules: { login: [ERROR] } });
  const before = performance.now();
  expect(await statusOf(EMPLOYEES)).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(50);
});

test('written data survives a change of rules and is part of a config', async () => {
  const mock = startMock();
  const count = () => mock.db().evaluations().length;
  await callMock('POST /api/evaluations', { token, body: draft });
  mock.change({ rules: { login: [{ answer: 'mock', delay: 5 }] } });
  expect(count()).toBe(401);
  const kept = mock.toConfig();
  expect(kept.changes?.evaluations).toHaveLength(1);
  mock.load(DEFAULT_CONFIG);
  expect(count()).toBe(400);
  expect(mock.toConfig().changes).toBeUndefined();
  mock.load(kept);
  expect(count()).toBe(401);
  await callMock('POST /api/evaluations', { token, body: draft });
  mock.load(kept);
  expect(count()).toBe(401);
});

test('the remaining rules have only the remaining calls', async () => {
  const listEmployees: Rule[] = [{ ...ERROR, times: 2 }];
  const mock = startMock({ rules: { listEmployees } });
  await callMock(EMPLOYEES, { token });
  expect(mock.toConfig().rules).toEqual({ listEmployees });
  expect(mock.remainingRules()).toEqual({
    listEmployees: [{ ...ERROR, times: 1 }],
  });
  await callMock(EMPLOYEES, { token });
  expect(mock.remainingRules()).toEqual({});
});

describe('while a host answers sign-in', () => {
  const login: Rule[] = [{ answer: 'real' }];
  const unknown = { token: 'real-token', body: { ...draft, employeeId: 'of-host' } };

  test('the mock treats the token of the host as the token of its Admin', async () => {
    const mock = startMock({ rules: { login } });
    expect((await callMock(EMPLOYEES, { token: 'real-token' })).status).toBe(200);
    expect((await callMock(EMPLOYEES)).status).toBe(401);
    await callMock('POST /api/evaluations', { token: 'real-token', body: draft });
    await callMock('POST /api/evaluations', { token: tokens.Manager, body: draft });
    const [second, first] = mock.db().evaluations();
    expect([first?.evaluatorId, second?.evaluatorId]).toEqual(['employee-001', 'employee-002']);
    mock.change({ rules: {} });
    expect((await callMock(EMPLOYEES, { token: 'real-token' })).status).toBe(401);
  });

  test('a write with an id that only the host knows is answered with an example', async () => {
    const mock = startMock({ rules: { login } });
    expect(await callMock('POST /api/evaluations', unknown)).toEqual({
      status: 201,
      body: expect.objectContaining({ _id: expect.any(String) as string }) as object,
    });
    expect(mock.getSnapshot().log.at(-1)?.answer).toMatchObject({ by: 'mock', isExample: true });
    expect(mock.toConfig().changes).toBeUndefined();
    expect(await callMock(`${EMPLOYEES}/of-host`, unknown)).toMatchObject({ status: 404 });
    mock.change({ rules: {} });
    expect(await callMock('POST /api/evaluations', { ...unknown, token })).toMatchObject({
      status: 404,
    });
  });
});

test('new records have the time of the clock', async () => {
  const mock = startMock({ clock: { fixed: '2030-01-02T03:04:05Z' } });
  const write = () => callMock('POST /api/evaluations', { token, body: draft });
  expect((await write()).body).toMatchObject({ createdAt: '2030-01-02T03:04:05.000Z' });
  const [offset, before] = [2 * 366 * 86_400_000, Date.now()];
  mock.load({ ...DEFAULT_CONFIG, clock: { offset } });
  const { createdAt } = (await write()).body as { createdAt: string };
  const written = Date.parse(createdAt) - offset;
  expect(written >= before && written <= Date.now()).toBe(true);
});

test.each([
  [1, 3],
  [57, 1_000],
])('a seed has %d employees and %d evaluations', async (employees, evaluations) => {
  const mock = startMock({ seed: { employees, evaluations } });
  const { body } = await callMock(EMPLOYEES, { token });
  expect(body).toMatchObject({ total: employees });
  expect(mock.db().evaluations()).toHaveLength(evaluations);
  await callMock('GET /api/evaluations', { token });
});

test('the server extreme can have a large seed', () => {
  const seed = { employees: 100_000, evaluations: 100_000 };
  const mock = startMock({ server: 'extreme', seed });
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

test.each(PERSONAS)('the persona %s has its token and its role', async (persona) => {
  startMock();
  const { token: sessionToken, role } = sessionOf(persona);
  const { status } = await callMock(
    EMPLOYEES,
    sessionToken === null ? {} : { token: sessionToken },
  );
  expect(status).toBe(persona === 'signedOut' || persona === 'expired' ? 401 : 200);
  expect(role === null).toBe(persona === 'signedOut' || persona === 'noRole');
});
