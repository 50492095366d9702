import { tokens } from '../../test/calls/callMock';
import { arranged, startEngine } from '../../test/calls/startEngine';
import { readToken } from '../handlers/tokens';
import type { Rules } from './arrangement';

const realHost = 'https://api.example.com/base';

function start(rules: Rules, send: (request: Request) => Promise<Response>) {
  const arrangement = arranged(rules, { realHost });
  const { engine, mock, send: call } = startEngine({}, { arrangement, send });
  return { engine, mock, call };
}

test('a real answer comes from the host, with the token and the body of the call', async () => {
  const sent: Request[] = [];
  const { mock, call } = start({ createFeedback: [{ answer: 'real' }] }, (request) => {
    sent.push(request);
    const headers = { 'Content-Encoding': 'br', 'X-Request-Id': '7' };
    return Promise.resolve(Response.json({ saved: true }, { status: 201, headers }));
  });
  const headers = {
    Authorization: 'Bearer real',
    'Content-Type': 'application/json',
    Cookie: 'a=1',
  };
  const response = await call('/feedback?a=%20b', {
    method: 'POST',
    body: '{"feedback":"ü"}',
    headers,
  });
  expect([response.status, await response.json()]).toEqual([201, { saved: true }]);
  expect([...response.headers.keys()]).toEqual(['content-type', 'x-request-id']);
  const [request] = sent;
  expect(request?.url).toBe('https://api.example.com/base/api/feedback?a=%20b');
  expect(request?.headers.get('Authorization')).toBe('Bearer real');
  expect(request?.headers.get('Cookie')).toBeNull();
  expect(await request?.text()).toBe('{"feedback":"ü"}');
  expect(mock).not.toHaveBeenCalled();
});

test('a host that gives no answer is a lost connection, and the log says what to allow', async () => {
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  const { engine, call } = start({ listEmployees: [{ answer: 'real' }] }, refused);
  expect((await call('/employees')).type).toBe('error');
  const problem = engine.getSnapshot().log[0]?.answer?.problem;
  expect(problem).toContain('Failed to fetch');
  expect(problem).toContain('"Access-Control-Allow-Origin: http://localhost"');
});

test.each([
  // A redirect, as a browser and as Node show it.
  ['opaqueredirect', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
  ['307', new Response(null, { status: 307, headers: { Location: 'https://other.example.com' } })],
])('a redirect of the host is not followed (%s)', async (_name, redirect) => {
  const sent: Request[] = [];
  const { engine, call } = start({ login: [{ answer: 'real' }] }, (request) => {
    sent.push(request);
    return Promise.resolve(redirect);
  });
  const response = await call('/auth/login', { method: 'POST', body: '{}' });
  expect(response.type).toBe('error');
  expect(sent.map(({ redirect: mode }) => mode)).toEqual(['manual']);
  const problem = engine.getSnapshot().log[0]?.answer?.problem;
  expect(problem).toContain('https://api.example.com/base answered with a redirect');
});

test('without the address of a host the log says so', async () => {
  const send = jest.fn();
  const { engine, call } = start({ listEmployees: [{ answer: 'real' }] }, send);
  engine.set({ ...engine.getSnapshot().arrangement, realHost: undefined });
  expect((await call('/employees')).type).toBe('error');
  expect(engine.getSnapshot().log[0]?.answer?.problem).toBe('No address of a real host is set.');
  expect(send).not.toHaveBeenCalled();
});

describe('while sign-in is real', () => {
  const session = () => Promise.resolve(Response.json({ token: 'real-token', role: 'Manager' }));
  const login: Rules = { login: [{ answer: 'real' }] };

  async function tokenForMock(rules: Rules, token: string) {
    const { mock, call } = start(rules, session);
    await call('/employees', { headers: { Authorization: `Bearer ${token}` } });
    return mock.mock.calls[0]?.[0].headers.get('Authorization')?.replace('Bearer ', '') ?? '';
  }

  test('the mock takes the token of the host for the one of its Admin', async () => {
    expect(readToken(await tokenForMock(login, 'real-token'))).toMatchObject({ role: 'Admin' });
  });

  test('a write with an id that only the host has ends as in the contract, and says so', async () => {
    const { engine, mock, call } = start(login, session);
    mock.mockResolvedValue(Response.json({ message: 'Not found' }, { status: 404 }));
    const response = await call('/evaluations', { method: 'POST', body: '{}' });
    expect([response.status, await response.json()]).toEqual([
      201,
      expect.objectContaining({ _id: expect.any(String) as string }),
    ]);
    expect(engine.getSnapshot().log.at(-1)?.answer).toMatchObject({
      by: 'mock',
      isExample: true,
    });
    expect((await call('/employees/of-host')).status).toBe(404);
    engine.set(arranged({}));
    expect((await call('/evaluations', { method: 'POST', body: '{}' })).status).toBe(404);
  });

  test('a token of the mock stays', async () => {
    expect(await tokenForMock(login, tokens.Employee)).toBe(tokens.Employee);
  });

  test('otherwise the mock refuses a token that it does not know', async () => {
    expect(await tokenForMock({}, 'real-token')).toBe('real-token');
  });
});
