import { callMock, tokens } from '../../../test/calls/callMock';
import { startHost, type Host } from '../../../mocks/runtimes/http/host';
import { server } from '../../../mocks/runtimes/node';
import { findFault } from './faults';

const hosts: Host[] = [];

/** The requests of these tests use real sockets. */
beforeAll(() => {
  server.close();
});

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** Starts a host with a fault and returns its origin. */
async function start(fault: string) {
  const createLayer = findFault(fault)?.start;
  const host = await startHost({ host: '127.0.0.1', port: 0, createLayer });
  hosts.push(host);
  return `http://127.0.0.1:${host.port}`;
}

test('a fault changes answers, preflight requests and CORS headers', async () => {
  const headers = { Origin: 'https://hr.example.com' };
  const refusing = await start('preflight-401');
  const preflight = await fetch(`${refusing}/api/employees`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(401);

  const silent = await start('errors-without-cors');
  const refused = await fetch(`${silent}/api/employees`, { headers });
  expect(refused.status).toBe(401);
  expect(refused.headers.has('Access-Control-Allow-Origin')).toBe(false);

  const closing = await start('history-closes-connection');
  await expect(fetch(`${closing}/api/evaluations/employee/1`)).rejects.toThrow('fetch failed');
});

test('hosts with the same fault do not share what it remembers', async () => {
  const [one, other] = [await start('token-once'), await start('token-once')];
  const list = (origin: string) =>
    callMock('GET /api/employees', { origin, token: tokens.Manager });
  expect(await list(one)).toMatchObject({ status: 200 });
  expect(await list(one)).toMatchObject({ status: 401 });
  expect(await list(other)).toMatchObject({ status: 200 });
});
