import { session } from '../src/session/session';
import { expectConsoleError, expectConsoleWarning, settleConsole } from './console';

/** `settleConsole` is what fails a test, after each one; here it is asked before that. */

test('a test that prints nothing has no problem', () => {
  expect(settleConsole()).toEqual([]);
});

test('what nobody expected is a problem, as it was printed', () => {
  console.error('%s is %d', 'answer', 42, { more: true });
  console.warn('careful');
  expect(settleConsole()).toEqual([
    'Unexpected console.error: answer is 42 { more: true }',
    'Unexpected console.warn: careful',
  ]);
});

test('what is expected is no problem, before or after it came', () => {
  expectConsoleError('failed to load');
  console.error('Employees failed to load', new Error('offline'));
  console.warn('careful');
  expectConsoleWarning(/^care/);
  expect(settleConsole()).toEqual([]);
});

test('an expectation covers one print only', () => {
  expectConsoleError('twice');
  console.error('twice');
  console.error('twice');
  expect(settleConsole()).toEqual(['Unexpected console.error: twice']);
});

test('an expectation that nothing meets is a problem', () => {
  expectConsoleError(/never/);
  console.error('something else');
  expect(settleConsole()).toEqual([
    'Unexpected console.error: something else',
    'Expected console.error did not come: /never/',
  ]);
});

test('an error is no warning', () => {
  expectConsoleWarning('mixed up');
  console.error('mixed up');
  expect(settleConsole()).toHaveLength(2);
});

test.each([
  ['the token itself', (token: string) => token],
  ['a sentence with it', (token: string) => `No answer with ${token}`],
  ['an error that holds the request', withRequest],
  [
    'an error that has such a cause',
    (token: string) => new Error('No', { cause: withRequest(token) }),
  ],
  ['a header, whoever it is from', () => new Map([['Authorization', 'Bearer of-somebody']])],
])('%s in what is printed is a problem that nothing allows', (_name, print) => {
  const token = 'a-token-of-the-session';
  session.signIn(token, 'Admin');
  session.signOut();
  expectConsoleError('Failed');
  console.error('Failed', print(token));
  expect(settleConsole()).toEqual([expect.stringContaining('The token is in what is logged')]);
});

/** What axios throws, in short. */
function withRequest(token: string) {
  return Object.assign(new Error('No'), { config: { headers: { Authorization: token } } });
}

test("what jsdom cannot do is among the page's errors", () => {
  expectConsoleError('Not implemented: HTMLFormElement.prototype.submit');
  document.createElement('form').submit();
});
