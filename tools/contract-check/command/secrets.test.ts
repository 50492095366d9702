import type { Layer } from '../../../mocks/engine/layer';
import { changeBody, changed, json } from '../faults/change';
import { sentBody, tokenOf, withSent, withToken } from '../faults/request';
import { startStyle } from '../otherHosts/hosts';
import { reportFile, runForTest } from './runForTest';

const DEMO = 'demo-admin';
const pass: Layer = (request, next) => next(request);

/** Runs the command, and returns all that it prints and writes. */
async function check(layer: Layer, password: string) {
  const { url, close } = await startStyle(() => layer);
  const file = reportFile();
  const args = ['--origin', 'https://app.example.com', '--verbose', ...file.args];
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
  const run = await runForTest({ url, password }, ...args).finally(close);
  return { ...run, json: file.read };
}

/** A host where the demo admin has this password and this token. */
function withAccount(password: string, token: string, layer: Layer = pass): Layer {
  let real = '';
  return (request, next) =>
    layer(request, async (sent) => {
      if (sent.method === 'OPTIONS' || !sent.url.endsWith('/login')) {
        return next(tokenOf(sent) === token ? withToken(sent, real) : sent);
      }
      const isRight = (await sentBody(sent))['password'] === password;
      const response = await next(isRight ? await withSent(sent, { password: DEMO }) : sent);
      if (!response.ok) return response;
      const body = (await response.json()) as { token: string };
      real = body.token;
      return json(response, { ...body, token });
    });
}

/** Nothing in it repeats, so each part can be recognized. */
const OPAQUE = Array.from({ length: 150 }, (_, i) => (i + 100).toString()).join('-');

test('a token is not shown in part, where a text is cut or a line ends', async () => {
  const withTrace = changeBody(['getStatistics'], (body) => ({
    ...body,
    trace: OPAQUE,
  }))();
  const {
    status,
    text,
    json: file,
  } = await check(
    withAccount(DEMO, OPAQUE, async (request, next) => {
      const response = await withTrace(request, next);
      const isPreflight = request.method === 'OPTIONS';
      const headers = { 'Access-Control-Max-Age': OPAQUE };
      return isPreflight ? changed(response, { headers }) : response;
    }),
    DEMO,
  );
  expect(status).toBe(0);
  for (const written of [text, file()]) {
    expect(written).not.toMatch(/1\d\d-1\d\d-1\d\d/);
  }
  expect(text).toContain('A browser keeps the answer');
});

test.each(['1', 'test'])('the password %j damages no word', async (password) => {
  const { status, text, json: file } = await check(withAccount(password, 't-1'), password);
  expect(status).toBe(0);
  expect(text).not.toContain('[secret]');
  expect(JSON.parse(file())).toMatchObject({ version: 2, findings: [] });
});

test('a refusal is cut after its secrets are replaced', async () => {
  const password = 'correct  horse  battery  staple';
  const { status, error } = await check((request, next) => {
    if (!request.url.endsWith('/login')) return next(request);
    const message = `${'.'.repeat(180)} ${password} is wrong. ${'.'.repeat(5_000)}`;
    return Promise.resolve(Response.json({ message }, { status: 401 }));
  }, password);
  expect(status).toBe(2);
  expect(error).toContain('[secret] is wrong');
  expect(error).not.toContain('horse');
  expect(error.length).toBeLessThan(2_000);
});

test('a token that no header can carry is said in one line', async () => {
  const { status, error } = await check(withAccount(DEMO, 't'.repeat(100_000)), DEMO);
  expect(status).toBe(2);
  expect(error).toContain('a token of 100000 characters');
  expect(error.length).toBeLessThan(300);
});
