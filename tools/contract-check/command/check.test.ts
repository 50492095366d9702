import { createServer, request as forward } from 'node:http';
import { startHttpServer } from '../../../mocks/runtimes/http/httpServer';
import { readBaseline } from '../report/json';
import { reportFile, runForTest } from './runForTest';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startMock(mock: 'default' | 'empty' = 'default') {
  const host = await startHttpServer({ host: '127.0.0.1', port: 0, mock });
  closing.push(() => host.close());
  return `http://127.0.0.1:${host.port}`;
}

test('the mock keeps every rule, and none stays unproven, where the run may write', async () => {
  const url = await startMock();
  const { status, text } = await runForTest(
    { url },
    '--write',
    '--strict',
    '--origin',
    'https://app.test',
  );
  expect(text).toContain('Nothing is broken.');
  expect(text).not.toContain('Not proven');
  expect(text).toContain('Created on the host');
  expect(status).toBe(0);
});

test('without --write only sign-in is a POST', async () => {
  const seen: string[] = [];
  const target = new URL(await startMock());
  const proxy = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    seen.push(`${method} ${url}`);
    const { hostname, port } = target;
    const onward = forward({ hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  const port = await new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  closing.push(() => new Promise((resolve) => proxy.close(resolve)));
  const { status, text } = await runForTest({ url: `http://127.0.0.1:${port}` });
  expect(new Set(seen.filter((call) => !call.startsWith('GET ')))).toEqual(
    new Set(['POST /api/auth/login']),
  );
  expect(text).not.toContain('Created on the host');
  expect(text).toContain('The run only reads');
  expect(status).toBe(0);
});

test('an empty host keeps nothing of its lists', async () => {
  const url = await startMock('empty');
  const { status, text } = await runForTest({ url });
  expect(text).toContain('There are no employees');
  expect(status).toBe(0);
  expect((await runForTest({ url }, '--strict')).status).toBe(1);
});

test('without an account only what needs none is kept', async () => {
  const run = { url: await startMock(), email: '' };
  const { status, text } = await runForTest(run, '--only', 'wrong-password,token-required');
  expect(text).toContain('There is no session. Would prove it: a run with --email.');
  expect(status).toBe(0);
});

test('a run that is stopped reports what it has seen', async () => {
  const run = { url: await startMock(), signal: AbortSignal.timeout(1500) };
  const { status, text } = await runForTest(run, '--write', '--rate', '20');
  expect(text).toContain('The run was stopped');
  expect(text).toMatch(/Kept: [1-9]\d* rules?/);
  expect(status).toBe(2);
});

test('the file for machines holds no secret and serves as a baseline', async () => {
  const url = await startMock();
  const { file, args, read } = reportFile();
  await runForTest({ url }, '--write', ...args);
  const before = read();
  expect(before.length).toBeGreaterThan(1000);
  expect(before).not.toContain('demo-admin');
  expect(readBaseline(before)).toEqual([]);
  expect((await runForTest({ url }, '--baseline', file)).status).toBe(0);
  // A run that fails keeps the file of the last run.
  await runForTest({ url: 'http://127.0.0.1:2' }, ...args);
  expect(read()).toBe(before);
});

test.each([
  ['a wrong account', ['--email', 'nobody@example.com'], 'Sign-in was refused with status 401'],
  ['a wrong option', ['--password', 'wrong-password'], 'There is no option --password'],
  ['a host that is not there', ['--url', 'http://127.0.0.1:2'], 'gives no answer: ECONNREFUSED'],
  ['a path that is not there', ['--url', 'PATH'], 'Is the path of the address right?'],
  ['a file that cannot be written', ['--json', '/nowhere/at/all.json'], 'ENOENT'],
])('%s is said in one line', async (_name, args, expected) => {
  const url = await startMock();
  const given = args.map((arg) => (arg === 'PATH' ? `${url}/v1` : arg));
  const { status, text, error } = await runForTest({ url }, ...given);
  expect(error).toContain(expected);
  expect(error).not.toMatch(/\n|wrong-password|demo-admin/);
  expect([status, text]).toEqual([2, '']);
});
