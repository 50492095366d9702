import {
  startAppPage,
  startBehindPath,
  startBusy,
  startClosing,
  startCreatesWith200,
  startDatesAsNumbers,
  startDaysFirst,
  startEnvelopes,
  startErrorsAsError,
  startSilent,
  startStyle,
  type StyledHost,
} from '../otherHosts/hosts';
import { startBroken } from '../otherHosts/broken';
import { startNumericIds } from '../otherHosts/numericIds';
import { reportFile, runForTest } from './runForTest';

/** Runs the command against a host, and stops the host. */
async function check(starting: Promise<StyledHost>, ...args: string[]) {
  const { url, close } = await starting;
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for the promise
  const run = await runForTest({ url }, '--write', ...args).finally(close);
  const lines = run.text.trimEnd().split('\n').length;
  return { ...run, lines, text: run.text.replace(/\s+/g, ' ') };
}

test.each([
  ['200 instead of 201', startCreatesWith200, 'Answer 201, not 200: POST /api/auth/register'],
  ['{ error } instead of { message }', startErrorsAsError, 'Send errors as JSON { message }: POST'],
  ['numbers as ids', startNumericIds, 'Send `_id` as a text, not as a number: GET /api/employees'],
  ['dates as numbers', startDatesAsNumbers, 'not as a number; Send `createdAt` as a time'],
  ['days before months', startDaysFirst, 'Send `hireDate` as a day, such as 2025-05-04: GET'],
  ['envelopes', startEnvelopes, 'Send the answer itself, not within { data }: POST'],
])('%s is one cause, and hides nothing', async (_name, start, words) => {
  const { status, text } = await check(start());
  expect(text).toContain('1 cause, worst first');
  expect(text).toContain(words);
  expect(text).toContain('Not proven: 48 rules. 48 The origin of the page is not known.');
  expect(status).toBe(1);
});

test('a host with several faults is told its causes, worst first, on one page', async () => {
  const { status, text, lines } = await check(startBroken());
  const places = [
    '6 causes, worst first',
    '1. fails Answer 401 to a call without a valid token, not 403: GET /api/employees',
    'Rename `id` to `_id`; Rename `fullName` to `name`; Rename `created_at` to `createdAt`: GET',
    'Send the answer itself, not within { data }: GET /api/employees/{id}',
    'wrong data Add the route: GET /api/evaluations/results/{employeeId}',
    'looks odd Send `hireDate` as a day, such as 2025-05-04: GET /api/employees',
    '6. looks odd Send errors as JSON { message }: POST /api/auth/login',
    '1. The app does not notice that a session has ended',
    'Expected status 401 (openapi.yaml:114) Got status 403',
    'Got status 404 to every call',
    'Kept: ',
    'getStatistics: status 404. Would prove it: a success of getStatistics.',
  ].map((part) => [part, text.indexOf(part)] as const);
  expect(places.filter(([, place]) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted(([, a], [, b]) => a - b));
  expect(lines).toBeLessThanOrEqual(60);
  expect(status).toBe(1);
});

test('a host behind a path keeps every rule', async () => {
  const { status, text } = await check(startBehindPath());
  expect(text).toContain('Nothing is broken.');
  expect(status).toBe(0);
});

test('a host that asks to wait is waited for', async () => {
  const { status, text } = await check(startBusy(), '--only', 'opens');
  expect(text).toContain('Nothing is broken.');
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
  const file = reportFile();
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
    ...['--origin', 'https://app.test', ...file.args],
  );
  expect(status).toBe(1);
  for (const written of [text, file.read()]) {
    expect(written).toContain('u009b31m');
    expect(ACTING.exec(written.replaceAll('\n', ''))).toBeNull();
  }
});
