import {
  startAppPage,
  startBehindPath,
  startBusy,
  startClosing,
  startCreatesWith200,
  startDatesAsNumbers,
  startEnvelopes,
  startErrorsAsError,
  startSilent,
  startStyle,
  type StyledHost,
} from '../otherHosts/hosts';
import { startNumericIds } from '../otherHosts/numericIds';
import { reportFiles, runForTest } from './runForTest';

/** Runs the command against a host, and stops the host. */
async function check(starting: Promise<StyledHost>, ...args: string[]) {
  const { url, close } = await starting;
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
  const run = await runForTest({ url }, '--write', ...args).finally(close);
  return { ...run, text: run.text.replace(/\s+/g, ' ') };
}

test.each([
  ['200 instead of 201', startCreatesWith200, '1 finding', 'Got status 200'],
  ['{ error } instead of { message }', startErrorsAsError, '1 finding', 'Got JSON { error }'],
  ['numbers as ids', startNumericIds, '1 finding', 'Got number 1 At /employees/0/_id'],
  ['dates as numbers', startDatesAsNumbers, '2 findings', 'which as milliseconds since 1970 is'],
  ['envelopes', startEnvelopes, '1 finding', 'the answer is the property "data"'],
])('%s is named', async (_name, start, count, words) => {
  const { status, text } = await check(start());
  expect(text).toContain(`${count}, the worst first`);
  expect(text).toContain(words);
  expect(status).toBe(1);
});

test('a host behind a path keeps every rule', async () => {
  const { status, text } = await check(startBehindPath());
  expect(text).toContain('· 0 broken ·');
  expect(status).toBe(0);
});

test('a host that asks to wait is waited for', async () => {
  const { status, text } = await check(startBusy(), '--only', 'opens');
  expect(text).toContain('· 0 broken · 0 not proven ·');
  expect(text).toContain('asked to wait');
  expect(status).toBe(0);
});

test.each([
  ['a host that always asks to wait', () => startBusy(1, 0), 'status 429'],
  ["the app's own page for everything", () => startAppPage(), 'answers calls with a web page'],
  ['the same with status 404', () => startAppPage(404), 'answers calls with a web page'],
  [
    'the same as a minifier writes it',
    () => startAppPage(200, '<!doctype html><title>App</title><div id=root></div>'),
    'answers calls with a web page',
  ],
  ['a host that closes the connection', startClosing, 'no answer'],
  ['a host that never answers', startSilent, 'no answer within 500 ms'],
])('%s is said in one line', async (_name, start, words) => {
  const { status, text, error } = await check(start(), '--timeout', '500');
  expect(error).toContain(words);
  expect(error).not.toContain('\n');
  expect(text).toBe('');
  expect(status).toBe(2);
});

/** Codes that set a terminal's title and clipboard, empty its screen, and change colours and text direction. */
const ESCAPES =
  '\u001b]0;owned\u0007\u001b]52;c;cm0=\u0007\u001b[2J\u009b31m\u007f\u0008\u202eevil\u2066';
const ACTING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

test('a refused sign-in cannot act on the terminal', async () => {
  const { status, error } = await check(
    startStyle(() => (request, next) => {
      if (!request.url.endsWith('/login')) return next(request);
      return Promise.resolve(Response.json({ message: ESCAPES }, { status: 401 }));
    }),
  );
  expect(status).toBe(2);
  expect(error).toContain('\\u001b]0;owned\\u0007');
  expect(error).not.toMatch(ACTING);
});

test('no answer can act on a terminal, there or in a file', async () => {
  const files = reportFiles();
  const latin1 = '\u009b31m';
  const { status, text } = await check(
    startStyle(() => (request, next) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/login')) return next(request);
      if (pathname.includes('/results/')) {
        const headers = {
          Location: `https://example.com/${latin1}`,
          'Access-Control-Max-Age': latin1,
        };
        return Promise.resolve(new Response(ESCAPES, { status: 302, headers }));
      }
      if (pathname.endsWith('/evaluator')) {
        return Promise.resolve(new Response(ESCAPES, { status: 418, statusText: latin1 }));
      }
      return Promise.resolve(
        Response.json({ [ESCAPES]: ESCAPES, employees: [ESCAPES], message: 1 }),
      );
    }),
    ...['--origin', 'https://app.test', ...files.args],
  );
  expect(status).toBe(1);
  for (const written of [text, ...Object.values(files.read())]) {
    expect(written).toContain('u009b31m');
    expect(ACTING.exec(written.replaceAll('\n', ''))).toBeNull();
  }
});
