import { execFileSync } from 'node:child_process';
import type { Exchange } from '../model';
import { createRedactor, curlOf, MADE_UP } from './secrets';
import { blank } from '../host/exchange';

const PASSWORD = `p"a/ss'w\\ö&<rd+ 1`;
const TOKEN = '6f1c.2a9e-ABCDEFGHIJKLMNOPQRSTUVWX';

const redact = createRedactor([PASSWORD]);
redact.add(TOKEN, '$TOKEN');

describe('a secret is replaced', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  test.each([
    ['as it is', `x ${PASSWORD} y`],
    ['in JSON', JSON.stringify({ value: PASSWORD })],
    ['in JSON of ASCII', JSON.stringify({ value: PASSWORD }).replace('ö', '\\u00f6')],
    ['in JSON with escaped slashes', JSON.stringify({ value: PASSWORD }).replaceAll('/', '\\/')],
    ['in a URL', `https://a.example/?q=${encodeURIComponent(PASSWORD)}`],
    [
      'in a URL in lower case',
      encodeURIComponent(PASSWORD).replace(/%../g, (c) => c.toLowerCase()),
    ],
    ['in a form', new URLSearchParams({ q: PASSWORD }).toString()],
    ['in HTML', `<p>p&quot;a/ss&#39;w\\ö&amp;&lt;rd+ 1</p>`],
    ['in Base64', base64(PASSWORD)],
    ['in Base64 for URLs', Buffer.from(PASSWORD).toString('base64url')],
    ['in Base64 after one character', base64(`a${PASSWORD}b`)],
    ['in Base64 after a name', base64(`ab${PASSWORD}:x`)],
  ])('%s', (_name, text) => {
    const redacted = redact(text);
    expect(redacted).toContain('[secret]');
    expect(redacted).not.toMatch(/ss.?w|rd/i);
    expect(redact(redacted)).toBe(redacted);
  });

  test('also where it became known later, and where it holds another one', () => {
    const later = createRedactor(['abcdefgh']);
    later.add('xx-abcdefgh-xx', '$TOKEN');
    expect(later('1 xx-abcdefgh-xx 2 abcdefgh')).toBe('1 $TOKEN 2 [secret]');
  });
});

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';

test.each([
  ['Authorization: Bearer abc123', 'Authorization: Bearer $TOKEN'],
  ['{"authorization":"Bearer abc123"}', '{"authorization":"Bearer $TOKEN"}'],
  ['authorization: Basic YTpi', 'authorization: Basic [secret]'],
  [`a ${JWT} b`, 'a $TOKEN b'],
  ['{"token":"abc","role":"Admin"}', '{"token":"$TOKEN","role":"Admin"}'],
  ['{ "accessToken" : "a\\"b" }', '{ "accessToken" : "$TOKEN" }'],
  ['{"refreshToken":"abc', '{"refreshToken":"$TOKEN"'],
  [
    '{"password":"abc","confirmPassword":12}',
    '{"password":"[secret]","confirmPassword":"[secret]"}',
  ],
  ['"{\\"token\\":\\"abc\\",\\"a\\":\\"b\\"}"', '"{\\"token\\":\\"$TOKEN\\",\\"a\\":\\"b\\"}"'],
  ['Set-Cookie: sid=abc; HttpOnly\nVary: Origin', 'Set-Cookie: [secret]\nVary: Origin'],
  ['https://ada:p@ss@example.com/a@b', 'https://[secret]@example.com/a@b'],
  ['/callback?access_token=abc&a=b', '/callback?access_token=$TOKEN&a=b'],
])('%s is recognised', (text, expected) => {
  const plain = createRedactor([]);
  expect(plain(text)).toBe(expected);
  expect(plain(expected)).toBe(expected);
});

test('what is not secret stays', () => {
  const text =
    '{"token":null,"message":"The token is missing"} authorization,content-type ada@example.com https://a.example/b';
  expect(redact(text)).toBe(text);
});

test('a hostile answer takes no long time', () => {
  const started = performance.now();
  for (const text of ['\\', '"', 'a', 'eyJ', '"token":"', 'http://', '"password']) {
    redact(text.repeat(100_000 / text.length));
  }
  expect(performance.now() - started).toBeLessThan(5_000);
});

const get = {
  ...blank('listEmployees'),
  method: 'GET',
  url: 'https://staging.example.com/api/employees',
  status: 200,
};
const build = (overrides: Partial<Exchange>): Exchange => ({ ...get, ...overrides });

/** The arguments that a shell passes to curl. */
function run(line: string, shell: string): string[] {
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${line}`;
  const env = { ...process.env, TOKEN, PASSWORD: 'from the shell' };
  return execFileSync(shell, ['-c', script], { env }).toString().split('\0').slice(0, -1);
}

describe.each(['bash', 'sh'])('a line for curl in %s', (shell) => {
  test('passes what was sent, and the token of the shell', () => {
    const body = { note: `It's "$HOME" \`id\` $(id) \\ \n !`, password: PASSWORD, score: 1 };
    const line = curlOf(
      build({
        method: 'POST',
        url: "https://staging.example.com/api/it's?q=$HOME&r=[a]",
        requestHeaders: {
          Authorization: `Bearer ${TOKEN}`,
          'Content-Type': 'application/json',
          'Accept-Encoding': 'gzip',
          Host: 'staging.example.com',
          'X-Note': "`id` 'a'",
        },
        requestBody: body,
      }),
      redact,
    );
    expect(line).not.toContain(TOKEN);
    expect(line).not.toContain('rd+ 1');
    // The line stays usable when the whole report is redacted again.
    expect(redact(line)).toBe(line);
    expect(JSON.parse(redact(JSON.stringify(line)))).toBe(line);
    expect(run(line, shell)).toEqual([
      '-sS',
      '-i',
      '-X',
      'POST',
      '-g',
      "https://staging.example.com/api/it's?q=$HOME&r=[a]",
      '-H',
      `Authorization: Bearer ${TOKEN}`,
      '-H',
      'Content-Type: application/json',
      '--compressed',
      '-H',
      "X-Note: `id` 'a'",
      '--data-raw',
      JSON.stringify({ ...body, password: 'from the shell' }),
    ]);
  });

  test.each([
    ['at the end', `${TOKEN.slice(0, -1)}Z`],
    ['in the middle', `${TOKEN.slice(0, 20)}zz${TOKEN.slice(21)}`],
    ['by a cut', TOKEN.slice(0, -3)],
    ['by an addition', `${TOKEN}x`],
  ])('makes a token that was altered %s', (_name, altered) => {
    const line = curlOf(build({ requestHeaders: { authorization: `Bearer ${altered}` } }), redact);
    expect(line).not.toContain(altered.slice(0, 10));
    expect(redact(line)).toBe(line);
    expect(run(line, shell)).toContain(`Authorization: Bearer ${altered}`);
  });

  test('knows the token from an altered one that is secret, too', () => {
    const later = createRedactor([PASSWORD, TOKEN, `${TOKEN.slice(0, -1)}Z`]);
    const of = (token: string) =>
      curlOf(build({ requestHeaders: { Authorization: `Bearer ${token}` } }), later);
    expect(of(TOKEN)).toContain('"Authorization: Bearer $TOKEN"');
    expect(run(of(`${TOKEN.slice(0, -1)}Z`), shell)).toContain(
      `Authorization: Bearer ${TOKEN.slice(0, -1)}Z`,
    );
  });

  test('shows a password that the run made up', () => {
    const requestBody = { email: 'a@b.c', password: 'contract-check-wrong' };
    const line = redact(curlOf(build({ requestBody }), redact));
    expect(run(line, shell)).toContain(JSON.stringify(requestBody));
  });

  test('tells a made-up token, and never one that is not known', () => {
    const of = (token: string) =>
      curlOf(build({ requestHeaders: { Authorization: `Bearer ${token}` } }), redact);
    const madeUp = `${MADE_UP}made-up`;
    expect(run(redact(of(madeUp)), shell)).toContain(`Authorization: Bearer ${madeUp}`);
    expect(run(of('"; id; "'), shell)).toContain(`Authorization: Bearer ${TOKEN}`);
  });

  test('keeps dots in a path', () => {
    const url = 'https://staging.example.com/api/employees/..';
    expect(run(curlOf(build({ url }), redact), shell)).toEqual(
      expect.arrayContaining(['--path-as-is', url]),
    );
  });
});
