import { session } from '../../src/session/session';
import { expectConsoleError, expectConsoleWarning, takeConsoleProblems } from './console';

/** `test/setup/setup.ts` calls `takeConsoleProblems` after each test. Here the tests call it first. */

test('an unexpected log is a problem with the formatted text', () => {
  console.error('%s is %d', 'answer', 42, { more: true });
  console.warn('careful');
  expect(takeConsoleProblems()).toEqual([
    'Unexpected console.error: answer is 42 { more: true }',
    'Unexpected console.warn: careful',
  ]);
});

test('an expected log is not a problem, whether the expectation comes before or after it', () => {
  expectConsoleError('failed to load');
  console.error('Employees failed to load', new Error('offline'));
  console.warn('careful');
  expectConsoleWarning(/^care/);
  expect(takeConsoleProblems()).toEqual([]);
});

test('an expectation covers one log of its kind and requires it', () => {
  expectConsoleError('twice');
  console.error('twice');
  console.error('twice');
  expectConsoleWarning(/never/);
  console.error('never mixed up');
  expect(takeConsoleProblems()).toEqual([
    'Unexpected console.error: twice',
    'Unexpected console.error: never mixed up',
    'Expected console.warn did not occur: /never/',
  ]);
});

test.each([
  ['the token', (token: string) => token],
  ['a text with the token', (token: string) => `No answer with ${token}`],
  ['an error with the request', withRequest],
  [
    'an error whose cause has the request',
    (token: string) => new Error('No', { cause: withRequest(token) }),
  ],
  ['an Authorization header of any user', () => new Map([['Authorization', 'Bearer of-somebody']])],
])('logging %s is a problem that cannot be expected', (_name, logged) => {
  const token = 'a-token-of-the-session';
  session.signIn(token, 'Admin');
  session.signOut();
  expectConsoleError('Failed');
  console.error('Failed', logged(token));
  expect(takeConsoleProblems()).toEqual([
    expect.stringContaining('The token is in what is logged'),
  ]);
});

/** Creates an error with the shape of an AxiosError. */
function withRequest(token: string) {
  return Object.assign(new Error('No'), { config: { headers: { Authorization: token } } });
}

test('errors of jsdom are logged to console.error', () => {
  expectConsoleError('Not implemented: HTMLFormElement.prototype.submit');
  document.createElement('form').submit();
});
