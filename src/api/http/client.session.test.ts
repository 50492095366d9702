import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import '../../../test/setup/network';
import { createSessionStore, type SessionStore } from '../../session/session';
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
const refuse = (status: number, message: string) => () =>
  HttpResponse.json({ message }, { status });
const never = () => new Promise<Response>(() => undefined);

function signedInClient() {
  store.signIn(TOKEN, 'Admin');
  return createClient(BASE, store);
}

describe('a 401', () => {
  test('with the current token ends the session once, even if several calls fail', async () => {
    answer(refuse(401, 'Please sign in'));
    const client = signedInClient();
    const ended = jest.fn();
    store.subscribe(ended);
    const results = await Promise.allSettled([1, 2, 3].map(() => client.get('/api/employees')));
    expect(store.get()).toEqual({ token: null, role: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(3);
    const reasons = results.map((result) => result.status === 'rejected' && reasonOf(result));
    expect(reasons).toContain('expired');
    // These are neither shown nor logged; a 'status' would be.
    expect(reasons.filter((reason) => reason !== 'expired' && reason !== 'canceled')).toEqual([]);
  });

  test('without a token is a refusal with its message and does not end the session', async () => {
    answer(refuse(401, 'Invalid email or password'));
    const credentials = { email: 'ada@example.com', password: 'secret' };
    await expect(
      createClient(BASE, store).post('/api/auth/login', credentials),
    ).rejects.toMatchObject({
      reason: 'status',
      status: 401,
      serverMessage: 'Invalid email or password',
    });
  });

  test('is the only refusal that ends the session', async () => {
    answer(refuse(500, 'Broken'));
    const client = signedInClient();
    await expect(client.get('/api/employees')).rejects.toMatchObject({ reason: 'status' });
    expect(store.get().token).toBe(TOKEN);
  });
});

describe('pending calls', () => {
  test.each([
    ['signs out', null],
    ['changes', 'another-token'],
  ])('are aborted when the user %s', async (_name, token) => {
    answer(never);
    const client = signedInClient();
    const calls = Promise.allSettled([client.get('/api/employees'), client.get('/api/employees')]);
    await untilCalled(2);
    if (token === null) store.signOut();
    else store.signIn(token, 'Employee');
    expect((await calls).map((result) => result.status === 'rejected' && reasonOf(result))).toEqual(
      ['canceled', 'canceled'],
    );
  });

  test('continue while only the role changes', async () => {
    let release: (() => void) | undefined;
    answer(
      () =>
        new Promise((resolve) => {
          release = () => {
            resolve(nobody());
          };
        }),
    );
    const call = signedInClient().get('/api/employees');
    await untilCalled(1);
    store.signIn(TOKEN, 'Manager');
    release?.();
    expect((await call).data).toBe('{"employees":[]}');
  });

  test('can be aborted by the caller, and the next user can make calls', async () => {
    answer(never);
    const client = signedInClient();
    const giveUp = new AbortController();
    const call = client.get('/api/employees', { signal: giveUp.signal });
    const failure = expect(call).rejects.toMatchObject({ reason: 'canceled' });
    await untilCalled(1);
    giveUp.abort();
    await failure;
    store.signIn('another-token', 'Admin');
    answer(nobody);
    expect((await client.get('/api/employees')).status).toBe(200);
  });

  async function untilCalled(times: number) {
    while (requests.length < times) await new Promise((resolve) => setTimeout(resolve));
  }
});

function reasonOf({ reason }: PromiseRejectedResult): unknown {
  return reason instanceof Error && 'reason' in reason ? reason.reason : undefined;
}
