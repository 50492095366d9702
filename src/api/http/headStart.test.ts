import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/hosts/node';
import { session } from '../../session/session';
import { acceptAnyAnswer } from '../../../test/network';
import { decodeEmployeeList } from '../decode/answers';
import { API_META } from './baseUrl';
import { startReading } from './headStart';
import { request } from './request';

const API = 'http://localhost';
const PATH = '/api/employees';
const TOKEN = 'token-of-ada';
const NOBODY = { employees: [], total: 0 };

beforeAll(() => {
  // Read when the client's code is loaded, which is later.
  document.head.innerHTML = `<meta name="${API_META}" content="${API}" />`;
});

/** Signs in, and answers every read; says which tokens came. */
function start(answer: () => Response | Promise<Response> = () => HttpResponse.json(NOBODY)) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`*${PATH}`, ({ request: { headers } }) => {
      asked.push(headers.get('Authorization'));
      return answer();
    }),
  );
  session.signIn(TOKEN, 'Admin');
  return asked;
}

const read = (signal?: AbortSignal) => request('get', PATH, { signal }, decodeEmployeeList);

test('the first read takes the answer that is on its way; the next asks anew', async () => {
  const asked = start();
  startReading(API, PATH, TOKEN);
  expect(await read()).toEqual(NOBODY);
  expect(asked).toEqual([`Bearer ${TOKEN}`]);
  await read();
  expect(asked).toHaveLength(2);
});

test('an answer to somebody else is not taken', async () => {
  const asked = start();
  startReading(API, PATH, 'token-of-bob');
  await read();
  expect(asked).toEqual(['Bearer token-of-bob', `Bearer ${TOKEN}`]);
});

test('a refusal ends the session as any other', async () => {
  const asked = start(() => HttpResponse.json({ message: 'Expired' }, { status: 401 }));
  startReading(API, PATH, TOKEN);
  await expect(read()).rejects.toMatchObject({ reason: 'expired', status: 401 });
  expect(session.get().token).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a refusal that comes after its session ends no other', async () => {
  start(() => HttpResponse.json({ message: 'Expired' }, { status: 401 }));
  startReading(API, PATH, TOKEN);
  const reading = read();
  session.signIn('token-of-bob', 'Admin');
  await expect(reading).rejects.toMatchObject({ reason: 'canceled' });
  expect(session.get().token).toBe('token-of-bob');
});

test('a server that fails is told as any other, with its words and its time', async () => {
  acceptAnyAnswer();
  const asked = start(() =>
    HttpResponse.json({ message: 'Busy' }, { status: 503, headers: { 'Retry-After': '2' } }),
  );
  startReading(API, PATH, TOKEN);
  const failure = { reason: 'status', status: 503, serverMessage: 'Busy', retryAfter: 2_000 };
  await expect(read()).rejects.toMatchObject(failure);
  expect(asked).toHaveLength(1);
});

test.each([
  ['no answer', () => HttpResponse.error(), 'network'],
  ['an answer that is no JSON', () => HttpResponse.html('<p>Sorry</p>'), 'contract'],
  ['another answer', () => HttpResponse.json({ employees: 'none' }), 'contract'],
])('with %s the read fails as any other', async (_name, answer, reason) => {
  acceptAnyAnswer();
  start(answer);
  startReading(API, PATH, TOKEN);
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', reason });
});

test('with an answer that breaks off the read fails as any other', async () => {
  start();
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  const fetch = jest.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(body));
  startReading(API, PATH, TOKEN);
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', reason: 'network' });
  fetch.mockRestore();
});

test('without an answer it is given up after 30 s (decision 25)', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  start(() => new Promise(() => undefined));
  startReading(API, PATH, TOKEN);
  const reading = read();
  limit.abort(new DOMException('signal timed out', 'TimeoutError'));
  await expect(reading).rejects.toMatchObject({ reason: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
});

test('who no longer wants the answer gives the call up', async () => {
  start();
  startReading(API, PATH, TOKEN);
  const controller = new AbortController();
  const reading = read(controller.signal);
  controller.abort();
  await expect(reading).rejects.toMatchObject({ reason: 'canceled' });
});

test('nobody waits for an answer whose session has ended', async () => {
  const calls: AbortSignal[] = [];
  server.use(
    http.get(`*${PATH}`, ({ request: { signal } }) => {
      calls.push(signal);
      return new Promise<Response>(() => undefined);
    }),
  );
  session.signIn(TOKEN, 'Employee');
  startReading(API, PATH, TOKEN);
  while (calls.length === 0) await new Promise((resolve) => setTimeout(resolve));
  session.signIn(TOKEN, 'Manager');
  expect(calls[0]?.aborted).toBe(false);
  session.signOut();
  expect(calls[0]?.aborted).toBe(true);
});
