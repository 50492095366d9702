import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/node';
import { createSessionStore, session } from '../session/session';
import { createClient } from './client';
import { startReading } from './headStart';

const API = 'http://localhost';
const PATH = '/api/employees';
const TOKEN = 'token-of-ada';

/** A client whose session has the token, and the tokens that were sent. */
function start(answer = () => HttpResponse.json({ employees: [], total: 0 })) {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`*${PATH}`, ({ request }) => {
      asked.push(request.headers.get('Authorization'));
      return answer();
    }),
  );
  const store = createSessionStore(window);
  store.signIn(TOKEN, 'Admin');
  return { asked, store, client: createClient(API, store) };
}

test('the first read takes the answer that is on its way; the next asks anew', async () => {
  const { asked, client } = start();
  startReading(API, PATH, TOKEN);
  expect((await client.get(PATH)).data).toEqual({ employees: [], total: 0 });
  expect(asked).toEqual([`Bearer ${TOKEN}`]);
  await client.get(PATH);
  expect(asked).toHaveLength(2);
});

test('an answer to somebody else is not taken', async () => {
  const { asked, client } = start();
  startReading(API, PATH, 'token-of-bob');
  await client.get(PATH);
  expect(asked).toEqual(['Bearer token-of-bob', `Bearer ${TOKEN}`]);
});

test('a refusal ends the session as any other', async () => {
  const { store, client } = start(() => HttpResponse.json({ message: 'Expired' }, { status: 401 }));
  startReading(API, PATH, TOKEN);
  await expect(client.get(PATH)).rejects.toMatchObject({ reason: 'expired', status: 401 });
  expect(store.get().token).toBeNull();
});

test('without an answer the read fails as any other', async () => {
  const { client } = start(() => HttpResponse.error());
  startReading(API, PATH, TOKEN);
  await expect(client.get(PATH)).rejects.toMatchObject({ reason: 'network' });
});

test('who no longer wants the answer gives the call up', async () => {
  const { client } = start();
  startReading(API, PATH, TOKEN);
  const controller = new AbortController();
  const read = client.get(PATH, { signal: controller.signal });
  controller.abort();
  await expect(read).rejects.toMatchObject({ reason: 'canceled' });
});

test('nobody waits for an answer whose session has ended', async () => {
  const calls: AbortSignal[] = [];
  server.use(
    http.get(`*${PATH}`, ({ request }) => {
      calls.push(request.signal);
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
