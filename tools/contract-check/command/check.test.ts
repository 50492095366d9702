import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../../../mocks/runtimes/http/host';
import { readBaseline } from '../report/json';
import { runCheck } from './check';

const EMAIL = 'ada.admin@example.com';
const PASSWORD = 'demo-admin';
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startMock(mock: 'default' | 'empty' = 'default') {
  const host = await startHost({ host: '127.0.0.1', port: 0, mock });
  closing.push(() => host.close());
  return `http://127.0.0.1:${host.port}`;
}

/** Runs the command with the demo admin. */
async function check(url: string, ...args: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const status = await runCheck({
    args: ['--url', url, '--email', EMAIL, '--rate', '1000', ...args],
    env: { CONTRACT_PASSWORD: PASSWORD },
    ask: undefined,
    color: false,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    signal: new AbortController().signal,
  });
  return { status, text: printed.join('\n'), error: errors.join('\n') };
}

test('the mock keeps every rule, and none stays unproven, where the run may write', async () => {
  const url = await startMock();
  const { status, text } = await check(url, '--write', '--strict', '--origin', 'https://app.test');
  expect(text).toContain('· 0 broken · 0 not proven ·');
  expect(text).toContain('A success was seen for 12 of 12 operations');
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
  const { status, text } = await check(`http://127.0.0.1:${port}`);
  expect(new Set(seen.filter((call) => !call.startsWith('GET ')))).toEqual(
    new Set(['POST /api/auth/login']),
  );
  expect(text).not.toContain('Created on the host');
  expect(text).toContain('The run only reads');
  expect(status).toBe(0);
});

test('an empty host keeps nothing of its lists', async () => {
  const url = await startMock('empty');
  const { status, text } = await check(url);
  expect(text).toContain('There are no employees');
  expect(status).toBe(0);
  expect((await check(url, '--strict')).status).toBe(1);
});

test('without an account only what needs none is kept', async () => {
  const url = await startMock();
  const printed: string[] = [];
  const status = await runCheck({
    args: ['--url', url, '--rate', '1000', '--only', 'wrong-password,token-required'],
    env: {},
    ask: undefined,
    color: false,
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    signal: new AbortController().signal,
  });
  expect(printed.join('\n')).toContain('No success of listEmployees was seen');
  expect(status).toBe(0);
});

test('a run that is stopped reports what it has seen', async () => {
  const url = await startMock();
  const printed: string[] = [];
  const status = await runCheck({
    args: ['--url', url, '--email', EMAIL, '--write', '--rate', '20'],
    env: { CONTRACT_PASSWORD: PASSWORD },
    ask: undefined,
    color: false,
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
    signal: AbortSignal.timeout(1500),
  });
  expect(printed.join('\n')).toContain('The run was stopped');
  expect(printed.join('\n')).toMatch(/[1-9]\d* rules? kept/);
  expect(status).toBe(2);
});

test('files for machines hold no secret and serve as a baseline', async () => {
  const url = await startMock();
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const file = (name: string) => join(folder, name);
  await check(
    ...([url, '--write', '--json', file('a.json')] as const),
    ...['--junit', file('a.xml'), '--html', file('a.html')],
  );
  for (const name of ['a.json', 'a.xml', 'a.html']) {
    const text = readFileSync(file(name), 'utf8');
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toContain(PASSWORD);
  }
  expect(readBaseline(readFileSync(file('a.json'), 'utf8'))).toEqual([]);
  expect((await check(url, '--baseline', file('a.json'))).status).toBe(0);
  // A run that fails leaves the files of the last one.
  const before = readFileSync(file('a.json'), 'utf8');
  await check('http://127.0.0.1:9', '--json', file('a.json'));
  expect(readFileSync(file('a.json'), 'utf8')).toBe(before);
});

describe('what cannot run says so in one line', () => {
  test.each([
    ['a wrong account', ['--email', 'nobody@example.com'], 'Sign-in was refused with status 401'],
    ['a password as an option', ['--password', 'wrong-password'], 'There is no option --password'],
    ['an unknown option', ['--fast'], 'Unknown option --fast'],
    ['an unknown rule', ['--only', 'limits'], 'limit'],
    ['a host without encryption', ['--url', 'http://api.example.com'], 'not encrypted'],
    ['a host that is not there', ['--url', 'http://127.0.0.1:9'], 'gives no answer'],
    ['a path that is not there', ['--url', 'PATH'], 'Is the path of the address right?'],
    ['a file that cannot be written', ['--json', '/nowhere/at/all.json'], 'ENOENT'],
  ])('%s', async (_name, args, expected) => {
    const url = await startMock();
    const { status, text, error } = await check(
      url,
      ...args.map((arg) => (arg === 'PATH' ? `${url}/v1` : arg)),
    );
    expect(error).toContain(expected);
    expect(error).not.toContain('\n');
    expect(error).not.toMatch(/wrong-password|demo-admin/);
    expect(text).toBe('');
    expect(status).toBe(2);
  });
});
