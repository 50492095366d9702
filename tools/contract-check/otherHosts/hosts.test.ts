import {
  startAlwaysBusy,
  startAppPage,
  startBehindPath,
  startBusy,
  startClosing,
  findClosedPort,
} from './networks';
import { startNumericIds } from './numericIds';
import {
  startCreatesWith200,
  startDatesAsNumbers,
  startEnvelopes,
  startErrorsAsError,
} from './shapes';
import type { StyledHost } from './style';
import { server } from '../../../mocks/runtimes/node';
import { callMock, tokens } from '../../../test/calls/callMock';

const hosts: StyledHost[] = [];
const token = tokens.Manager;
const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };

beforeAll(() => {
  server.close();
});

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** Starts a host and returns a function that calls it. */
async function start(starting: Promise<StyledHost>) {
  const host = await starting;
  hosts.push(host);
  return (call: string, body?: unknown) => callMock(call, { origin: host.url, token, body });
}

test('a host that answers 200 to a creation', async () => {
  const call = await start(startCreatesWith200());
  expect(await call('POST /api/evaluations', draft)).toMatchObject({ status: 200 });
});

test('a host whose errors are { error }', async () => {
  const call = await start(startErrorsAsError());
  expect(await call('GET /api/employees/1')).toEqual({ status: 404, body: { error: 'Refused' } });
});

test('a host with numbers as dates', async () => {
  const call = await start(startDatesAsNumbers());
  expect(await call('GET /api/evaluations/evaluation-0001')).toMatchObject({
    body: { createdAt: expect.any(Number) as number },
  });
});

test('a host with envelopes', async () => {
  const call = await start(startEnvelopes());
  expect(await call('GET /api/employees')).toMatchObject({ body: { data: { total: 57 } } });
});

test('a host with numbers as ids', async () => {
  const call = await start(startNumericIds());
  expect(await call('GET /api/employees/2')).toMatchObject({ body: { _id: 2 } });
  expect(await call('GET /api/employees/employee-002')).toMatchObject({ status: 404 });
  expect(await call('GET /api/evaluations/employee/2')).toMatchObject({ status: 200 });
  const created = await call('POST /api/evaluations', { ...draft, employeeId: 4 });
  expect(created).toMatchObject({ status: 201, body: { _id: 401, employee: { _id: 4 } } });
  const changed = await call('PUT /api/evaluations/401', { ...draft, score: 9, employeeId: 4 });
  expect(changed).toMatchObject({ status: 200, body: { _id: 401, score: 9 } });
  const feedback = { evaluationId: 401, feedback: 'Thanks.' };
  expect(await call('POST /api/feedback', feedback)).toMatchObject({ status: 201 });
});

test('a host behind a path', async () => {
  const call = await start(startBehindPath());
  expect(await call('GET /api/employees')).toMatchObject({ body: { total: 57 } });
  const { origin } = new URL(hosts[0]?.url ?? '');
  expect(await callMock('GET /api/employees', { origin, token })).toMatchObject({ status: 404 });
});

test('a host that is busy at times, and one that always is', async () => {
  const call = await start(startBusy());
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await call('GET /api/employees/1')).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 404]);
  const { url, close } = await startAlwaysBusy(2);
  hosts.push({ url, close });
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '2']);
});

test('a host that answers its page to everything', async () => {
  const host = await startAppPage();
  hosts.push(host);
  const answer = await fetch(`${host.url}/api/employees`);
  expect(answer.headers.get('Content-Type')).toContain('text/html');
  expect(await answer.text()).toContain('<div id="root">');
});

test('hosts that do not answer', async () => {
  const closing = await start(startClosing());
  await expect(closing('GET /api/employees')).rejects.toThrow('fetch failed');
  const closed = await start(findClosedPort());
  await expect(closed('GET /api/employees')).rejects.toThrow('fetch failed');
});
