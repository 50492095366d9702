import { sendToHost } from './sendToHost';

const HOST = 'https://api.example.com/base';

/** Replaces the network. Returns the requests that are sent to it. */
function answerBy(send: () => Promise<Response>) {
  const sent: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    sent.push(new Request(input));
    return send();
  });
  return sent;
}

const call = (path: string, init?: RequestInit) => new Request(`http://localhost/api${path}`, init);

afterEach(() => {
  jest.restoreAllMocks();
});

test('a call is sent to the host with its token and body, and no handler answers it', async () => {
  const sent = answerBy(() =>
    Promise.resolve(
      Response.json(
        { saved: true },
        { status: 201, headers: { 'Content-Encoding': 'br', 'X-Request-Id': '7' } },
      ),
    ),
  );
  const headers = {
    Authorization: 'Bearer real',
    'Content-Type': 'application/json',
    Cookie: 'a=1',
  };
  const body = '{"feedback":"ü"}';
  const { response } = await sendToHost(
    call('/feedback?a=%20b', { method: 'POST', body, headers }),
    HOST,
  );
  expect([response.status, await response.json()]).toEqual([201, { saved: true }]);
  expect([...response.headers.keys()]).toEqual(['content-type', 'x-request-id']);
  const [request] = sent;
  expect(request?.url).toBe('https://api.example.com/base/api/feedback?a=%20b');
  expect(request?.headers.get('Authorization')).toBe('Bearer real');
  expect(request?.headers.get('Accept')).toContain('msw/passthrough');
  expect(request?.headers.get('Cookie')).toBeNull();
  expect(await request?.text()).toBe(body);
});

test('a host that does not answer is a lost connection, and the problem says what to allow', async () => {
  answerBy(() => Promise.reject(new TypeError('Failed to fetch')));
  const { response, problem } = await sendToHost(call('/employees'), HOST);
  expect(response.type).toBe('error');
  expect(problem).toContain('Failed to fetch');
  expect(problem).toContain('"Access-Control-Allow-Origin: http://localhost"');
});

test.each([
  // A redirect has one form in a browser and another in Node.
  ['opaqueredirect', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
  ['307', new Response(null, { status: 307, headers: { Location: 'https://other.example.com' } })],
])('a redirect of the host is not followed (%s)', async (_name, redirect) => {
  const sent = answerBy(() => Promise.resolve(redirect));
  const { response, problem } = await sendToHost(
    call('/auth/login', { method: 'POST', body: '{}' }),
    HOST,
  );
  expect(response.type).toBe('error');
  expect(sent.map(({ redirect: mode }) => mode)).toEqual(['manual']);
  expect(problem).toContain('https://api.example.com/base answered with a redirect');
});

test('a call is not sent if no host is set', async () => {
  const sent = answerBy(() => Promise.resolve(Response.json({})));
  const { response, problem } = await sendToHost(call('/employees'), undefined);
  expect(response.type).toBe('error');
  expect(problem).toBe('No address of a real host is set.');
  expect(sent).toEqual([]);
});
