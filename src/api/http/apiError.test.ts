import { english } from '../../../test/app/english';
import { textIn, type DeferredText } from '../../i18n/createI18n';
import type { ToastContent } from '../../lib/query/queryMeta';
import {
  ApiError,
  contractError,
  failureMessage,
  isSilent,
  isTransient,
  serverMessageOf,
  toApiError,
} from './apiError';
import { failureToast } from './failureToast';

test.each([
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['odd', 'odd'],
])('%s is a call without an answer', (thrown, message) => {
  const error = toApiError(thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.reason).toBe('network');
  expect(failureMessage(thrown)).toBe(message);
});

test('an ApiError is returned unchanged', () => {
  const error = contractError('GET /api/employees');
  expect(toApiError(error)).toBe(error);
});

test.each([
  [{ message: 'Taken' }, 'Taken'],
  [{ message: ' ' }, undefined],
  [{ message: '' }, undefined],
  [{ message: 7 }, undefined],
  [{ message: { text: 'Taken' } }, undefined],
  [{}, undefined],
  [null, undefined],
  ['Taken', undefined],
  [undefined, undefined],
])('the message of %p is %p', (body, message) => {
  expect(serverMessageOf(body)).toBe(message);
});

test.each([
  ['the message of the server', new ApiError('status', 'Request failed', 422, 'Taken'), 'Taken'],
  ['the message of the error if there is no answer', new ApiError('network', 'Busy'), 'Busy'],
  ['the message of the error after a timeout', new ApiError('timeout', 'Too late'), 'Too late'],
])('the user sees %s', (_name, error, message) => {
  expect(failureMessage(error)).toBe(message);
});

test.each([
  ['a refusal without a message', new ApiError('status', 'Request failed', 500)],
  ['an answer of the wrong shape', contractError('GET /api/employees')],
])('the user sees no message for %s', (_name, error) => {
  expect(failureMessage(error)).toBeUndefined();
});

test.each([
  [413, 'The text is too long for the server. Shorten it, and save again.'],
  [429, 'The server asks you to wait. Try again in a minute.'],
  [431, 'The request is too large for the server.'],
  [500, undefined],
])('a save with the status %s and no message shows %p', (status, said) => {
  const meta = {
    failure: (text: DeferredText | undefined): ToastContent => ({ text, tone: 'destructive' }),
  };
  const text = failureToast(meta, new ApiError('status', '', status))?.text;
  expect(text && textIn(english, text)).toBe(said);
});

test('the message of the server is cut at 200 characters', () => {
  const failure = jest.fn();
  failureToast({ failure }, new ApiError('status', '', 422, 'x'.repeat(201)));
  expect(failure).toHaveBeenCalledWith('x'.repeat(200), 'x'.repeat(200));
});

const error = (reason: ApiError['reason'], status?: number) => new ApiError(reason, '', status);

test.each([
  [error('network'), true],
  [error('timeout'), true],
  [error('status', 429), true],
  [error('status', 500), true],
  [error('status', 503), true],
  [error('status', 400), false],
  [error('status', 401), false],
  [error('status', 404), false],
  [error('status', 422), false],
  [error('contract'), false],
  [error('canceled'), false],
  [error('expired', 401), false],
  [new Error('a bug in the program'), false],
  [undefined, false],
])('a read is retried after %p: %s', (failure, repeated) => {
  expect(isTransient(failure)).toBe(repeated);
});

test.each([
  [error('canceled'), true],
  [error('expired', 401), true],
  [error('status', 401), false],
  [error('network'), false],
  [error('contract'), false],
  [new Error('a bug in the program'), false],
])('%p is neither shown nor logged: %s', (failure, silent) => {
  expect(isSilent(failure)).toBe(silent);
});
