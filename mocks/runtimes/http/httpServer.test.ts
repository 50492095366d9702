import { expectConsoleError } from '../../../test/setup/console';
import { draft } from '../../../test/calls/bodies';
import { callMock, tokenOf, tokens } from '../../../test/calls/callMock';
import { startHttpServer, type Host } from './httpServer';
import type { HttpOptions } from './httpOptions';
import { server } from '../node';

const token = tokens.Manager;
const hosts: Host[] = [];

/** The requests of these tests use real sockets. */
beforeAll(() => {
  server.close();
});

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** Starts a host and returns its origin. */
async function start(options?: Partial<HttpOptions>) {
  const host = await startHttpServer({ host: '127.0.0.1', port: 0, ...options });
  hosts.push(host);
  return `http://127.0.0.1:${host.port}`;
}

test('the host signs in, answers lists, and keeps written data', async () => {
  const origin = await start();
  const body = { email: 'mario.manager@example.com', password: 'demo-manager' };
  const session = await callMock('POST /api/auth/login', { origin, body });
  const signedIn = { origin, token: tokenOf(session) };
  expect(await callMock('GET /api/employees?search=bianchi', signedIn)).toMatchObject({
    status: 200,
    body: { employees: [{ _id: 'employee-002', name: 'Mario Bianchi' }] },
  });

  const note = 'Größe: 王小明';
  const saved = await callMock('POST /api/evaluations', { ...signedIn, body: { ...draft, note } });
  expect(saved).toMatchObject({ status: 201, body: { _id: 'evaluation-0401' } });
  expect(await callMock('GET /api/evaluations/evaluation-0401', signedIn)).toMatchObject({
    body: { note },
  });
});

test('two hosts share no data', async () => {
  const totals = [];
  for (const origin of [await start(), await start({ mock: 'empty' })]) {
    totals.push((await callMock('GET /api/employees', { origin, token })).body);
  }
  expect(totals).toMatchObject([{ total: 57 }, { total: 0 }]);
});

test('the host answers by its config', async () => {
  const origin = await start({ mock: 'firstSaveFails' });
  const save = () => callMock('POST /api/evaluations', { origin, token, body: draft });
  expect(await save()).toEqual({ status: 500, body: { message: 'The database is locked' } });
  expect(await save()).toMatchObject({ status: 201 });
});

test('the host refuses calls like the mock in the page', async () => {
  const origin = await start();
  expect(await callMock('GET /api/employees', { origin })).toMatchObject({ status: 401 });
  expect(await callMock('POST /api/auth/login', { origin, body: '{"email"' })).toEqual({
    status: 400,
    body: { message: 'The request body is not valid JSON' },
  });
  expectConsoleError('The contract has no DELETE /api/employees/employee-001');
  const unknown = await callMock('DELETE /api/employees/employee-001', { origin, token });
  expect(unknown.status).toBe(501);
  expect(await callMock('GET /employees', { origin, token })).toEqual({
    status: 404,
    body: { message: 'Nothing answers GET /employees: the API is under /api' },
  });
});

test('a page of another origin may call the host', async () => {
  const origin = await start();
  const headers = {
    Origin: 'https://hr.example.com',
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const preflight = await fetch(`${origin}/api/evaluations/1`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': 'https://hr.example.com',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': '7200',
    vary: 'Origin, Accept-Encoding',
  });

  const refused = await fetch(`${origin}/api/employees`, { headers });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('https://hr.example.com');
});

test('the answer to a call without an origin has a Vary header, but no CORS header', async () => {
  const { headers } = await fetch(`${await start()}/api/employees`);
  expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
  expect(headers.get('Vary')).toBe('Origin, Accept-Encoding');
});

test('the host closes the connection in the scenario offline', async () => {
  const origin = await start({ mock: 'offline' });
  await expect(fetch(`${origin}/api/employees`)).rejects.toThrow('fetch failed');
});

test('an error in the mock is answered with 500 and logged', async () => {
  const origin = await start();
  expectConsoleError('GET /api/employees failed');
  jest.spyOn(Response.prototype, 'arrayBuffer').mockRejectedValueOnce(new Error('broken'));
  expect(await callMock('GET /api/employees', { origin })).toEqual({
    status: 500,
    body: { message: 'The mock failed; its log says why' },
  });
});

test('a port in use is refused', async () => {
  const { port } = new URL(await start());
  await expect(startHttpServer({ host: '127.0.0.1', port: Number(port) })).rejects.toThrow(
    'EADDRINUSE',
  );
});

test('latency delays every answer', async () => {
  const origin = await start({ latency: 60 });
  const before = performance.now();
  await callMock('GET /api/employees', { origin, token });
  expect(performance.now() - before).toBeGreaterThan(50);
});

test('a large answer is compressed if the caller accepts it', async () => {
  const url = `${await start()}/api/employees`;
  const get = (encoding: string) =>
    fetch(url, { headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding } });
  const compressed = await get('br, gzip');
  expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
  expect(await compressed.json()).toMatchObject({ total: 57 });
  const plain = await get('identity');
  expect(plain.headers.has('Content-Encoding')).toBe(false);
  expect(await plain.json()).toMatchObject({ total: 57 });
});

test.each(['%', 'x%zz', '%FF'])(
  'the id %s is refused, because it cannot be decoded',
  async (id) => {
    const origin = await start();
    expect(await callMock(`GET /api/employees/${id}`, { origin, token })).toEqual({
      status: 400,
      body: { message: 'The address is not encoded as UTF-8' },
    });
  },
);
