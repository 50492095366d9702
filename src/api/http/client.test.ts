import { inspect } from 'node:util';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import '../../../test/setup/network';
import { createSessionStore, type SessionStore } from '../../session/session';
import { ApiError } from './apiError';
import { createClient } from './client';

const BASE = 'https://api.example.com';
const TOKEN = 'secret-token';

let store: SessionStore;
let requests: Request[];

beforeEach(() => {
  store = createSessionStore();
  requests = [];
});

/** Answers every call, and returns the requests. */
function answer(respond: () => Response | Promise<Response>) {
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request);
      return respond();
    }),
  );
}

const nobody = () => HttpResponse.json({ employees: [] });
const refuse401 = () => HttpResponse.json({ message: 'Please sign in' }, { status: 401 });
const refuse500 = () => HttpResponse.json({ message: 'Broken' }, { status: 500 });

const signedInClient = () => {
  store.signIn(TOKEN, 'Admin');
  return createClient(BASE, store);
};

test('a call has the bearer token, and without a token it is not sent', async () => {
  answer(nobody);
  const client = createClient(BASE, store);
  const unsent = { reason: 'expired' };
  await expect(client.get('/api/employees')).rejects.toMatchObject(unsent);
  store.signIn(TOKEN, 'Admin');
  await client.get('/api/employees');
  store.signIn('another-token', 'Admin');
  await client.get('/api/employees');
  store.signOut();
  await expect(client.get('/api/employees')).rejects.toMatchObject(unsent);
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    `Bearer ${TOKEN}`,
    'Bearer another-token',
  ]);
  expect(requests.every(({ url }) => !url.includes('token'))).toBe(true);
});

test('sign-in and registration need no token', async () => {
  answer(() => HttpResponse.json({ token: 'fresh-token', role: 'Admin' }));
  const client = createClient(BASE, store);
  await client.post('/api/auth/login', { email: 'ada@example.com', password: 'secret' });
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

describe.each([
  ['an API on another origin', BASE],
  ['an API on the origin of the page', ''],
])('with %s, the token is not sent', (_api, baseUrl) => {
  test.each([
    'https://evil.example/steal',
    'http://evil.example/steal',
    'HTTPS://EVIL.EXAMPLE/steal',
    '//evil.example/steal',
    '///evil.example/steal',
    '/\\evil.example/steal',
    '\\/evil.example/steal',
    '\\\\evil.example/steal',
    '/\t/evil.example/steal',
    '/\n\\evil.example/steal',
    '\r//evil.example/steal',
    ' //evil.example/steal',
    'ht\ntps://evil.example/steal',
    'https:evil.example/steal',
    'https:/\\evil.example/steal',
    'https://api.example.com@evil.example/steal',
    'https://api.example.com.evil.example/steal',
    'http://localhost@evil.example/steal',
    'http://localhost:81/api/employees',
    'ws://api.example.com/api/employees',
    'blob:https://evil.example/steal',
    'data:application/json,{}',
    'javascript:alert(1)',
    'http://[',
  ])('to %j', async (address) => {
    answer(nobody);
    store.signIn(TOKEN, 'Admin');
    await expect(createClient(baseUrl, store).get(address)).rejects.toBeInstanceOf(ApiError);
    expect(requests).toEqual([]);
  });

  test('to another base URL', async () => {
    answer(nobody);
    store.signIn(TOKEN, 'Admin');
    const call = createClient(baseUrl, store).get('/api/employees', {
      baseURL: 'https://evil.example',
    });
    await expect(call).rejects.toBeInstanceOf(ApiError);
    expect(requests).toEqual([]);
  });

  test('to any address but the API', async () => {
    answer(nobody);
    store.signIn(TOKEN, 'Admin');
    await createClient(baseUrl, store).get('/api/employees');
    expect(requests.map(({ url }) => url)).toEqual([
      `${baseUrl || window.location.origin}/api/employees`,
    ]);
  });
});

test('no cookie is copied to a header', async () => {
  answer(nobody);
  document.cookie = 'XSRF-TOKEN=secret';
  store.signIn(TOKEN, 'Admin');
  await createClient('', store).get('/api/employees');
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  expect(requests[0]?.headers.get('X-XSRF-TOKEN')).toBeNull();
});

test.each([
  ['a refusal', refuse500],
  ['the end of the session', refuse401],
  ['a lost connection', () => HttpResponse.error()],
])('the error of %s contains nothing of the request', async (_name, respond) => {
  answer(respond);
  const error: unknown = await signedInClient()
    .get('/api/employees')
    .catch((thrown: unknown) => thrown);
  const printed = [
    inspect(error, { depth: 5, showHidden: true }),
    JSON.stringify(error),
    error instanceof Error ? error.stack : '',
  ].join('\n');
  expect(printed).toContain('ApiError');
  expect(printed).not.toMatch(/secret-token|Bearer|Authorization/i);
});
