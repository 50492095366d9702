import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResponder, type ResponderHooks } from '../../mocks/runtimes/http/responder';
import { runCheck, USAGE } from './command';

const ACCOUNT = ['--email', 'ada.admin@example.com'];

/** Runs the command against the mock, without a network. */
async function check(args: string[], changes: ResponderHooks = {}, password?: string) {
  const answer = createResponder({ mock: { seed: { employees: 5, evaluations: 8 } }, ...changes });
  const sent: string[] = [];
  const printed: string[] = [];
  const errors: string[] = [];
  const status = await runCheck(['--url', 'https://a.example', ...args], {
    password,
    ask: undefined,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    fetch(input, init) {
      const request = new Request(input, { ...init, signal: null });
      const { pathname, search } = new URL(request.url);
      sent.push(`${request.method} ${pathname}`);
      const headers = new Headers(request.headers);
      headers.set('Accept-Encoding', 'identity');
      const { method } = request;
      const body = init?.body ?? null;
      return answer(
        new Request(`http://mock.invalid${pathname}${search}`, { method, headers, body }),
      );
    },
  });
  return { status, text: printed.join('\n'), error: errors.join('\n'), sent };
}

test('a run without --write sends no write except sign-in, and says what is not proven', async () => {
  const { status, text, sent } = await check([...ACCOUNT, '--verbose'], {}, 'demo-admin');
  const writes = sent.filter((call) => !call.startsWith('GET'));
  expect(new Set(writes)).toEqual(new Set(['POST /api/auth/login']));
  expect(text).toContain('Nothing is broken.');
  expect(text).toContain('opens: kept');
  expect(text).toContain('creates: not proven, register: it needs --write');
  expect(status).toBe(0);
});

test('a run with --write lists what it has created, and hides the password and the token', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'report.json');
  let token = '';
  const leaks: ResponderHooks = {
    async changeAnswer(from, request) {
      const body = (await from.clone().text()).trim();
      token = /"token":"([^"]+)"/.exec(body)?.[1] ?? token;
      // This host repeats secrets, and controls the terminal.
      return from.ok && request.url.includes('/results/')
        ? Response.json({ totalEvaluations: `demo-admin ${token} \u001b[2J` })
        : from;
    },
  };
  const args = [...ACCOUNT, '--write', '--json', file];
  const { status, text } = await check(args, leaks, 'demo-admin');
  const written = readFileSync(file, 'utf8');
  for (const report of [text, written]) {
    expect(report).toContain('[secret]');
    expect(report).not.toContain('demo-admin');
    expect(report).not.toContain(token);
    expect(report).not.toContain('\u001b');
  }
  expect(text).toContain(
    '`totalEvaluations` must be integer or null: GET /api/evaluations/results',
  );
  expect(text).toMatch(/Created on the host.*\n {2}employee contract-check-\d+@example.com/);
  expect(JSON.parse(written)).toMatchObject({
    version: 4,
    findings: [{ rule: 'values' }],
    notes: [{ rule: 'screen-fields' }],
  });
  expect(status).toBe(1);
});

test('a run without an account proves only rules that need no session', async () => {
  const { status, text } = await check(['--verbose']);
  expect(text).toContain('wrong-password: kept');
  expect(text).toContain('opens: not proven, getEmployee: there is no session; it needs --email');
  expect(status).toBe(0);
});

const page = { changeAnswer: () => new Response('<!doctype html><div id="root"></div>') };
const closed = {
  changeAnswer: () => {
    throw new TypeError('fetch failed');
  },
};

test.each<[string, string[], ResponderHooks, string | undefined, string]>([
  ['a wrong password', ACCOUNT, {}, 'hunter22', 'Sign-in was refused: status 401'],
  ['no password', ACCOUNT, {}, undefined, '--email needs a password: set CONTRACT_PASSWORD'],
  ['a password as an option', ['--password', 'hunter22'], {}, undefined, 'There is no option'],
  ['an unknown option', ['--wirte'], {}, undefined, "Unknown option '--wirte'"],
  ['a path in the origin', ['--origin', 'https://a.example/b'], {}, undefined, '--origin must be'],
  ['plain http', ['--url', 'http://a.example'], {}, undefined, '--url is not encrypted'],
  ['a user in the address', ['--url', 'ftp://a:hunter22@b.example'], {}, undefined, '[secret]@b'],
  ["the app's own page", [], page, undefined, 'answers calls with a web page'],
  ['a host that is not there', [], closed, undefined, 'https://a.example: fetch failed.'],
])('%s is reported on one line', async (_name, args, changes, password, expected) => {
  const { status, text, error } = await check(args, changes, password);
  expect(error).toContain(expected);
  expect(error).not.toMatch(/\n|hunter22/);
  expect([status, text]).toEqual([2, '']);
});

test('the documentation and the help list the same options', () => {
  const docs = readFileSync(new URL('../../docs/contract-check.md', import.meta.url), 'utf8');
  const documented = [...docs.matchAll(/^\| `(--[^`]+)`/gm)].map(([, option]) => option);
  const helped = [...USAGE.matchAll(/^ {2}(--[a-z]+(?: [A-Z]+)?)/gm)].map(([, option]) => option);
  expect([...documented, '--help'].sort()).toEqual(helped.sort());
});
