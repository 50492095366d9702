import { english } from '../../../test/app/english';
import { ApiError, contractError } from './apiError';
import { failureCause, isNotFound } from './loadFailure';

test.each([
  [new ApiError('network', 'Network Error'), 'The server did not answer.'],
  [new ApiError('timeout', 'timeout of 30000ms exceeded'), 'The server did not answer.'],
  [new ApiError('status', '', 500), 'The server reported an error.'],
  [new ApiError('status', '', 404), 'The server reported an error.'],
  [new ApiError('status', '', 429), 'The server asks you to wait. Try again in a minute.'],
  [new ApiError('status', '', 413), 'The request is too large for the server.'],
  [new ApiError('status', '', 431), 'The request is too large for the server.'],
  [new ApiError('status', '', 403), 'You may not see this.'],
  [contractError('GET /api/employees'), 'The answer could not be read.'],
  [contractError('GET /api/employees', 'OK'), 'The answer could not be read.'],
  [
    contractError('GET /api/employees', '<!DOCTYPE html><title>Guest network</title>'),
    'Something between the browser and the server answered, such as the sign-in page of a network.',
  ],
  [new ApiError('expired', '', 401), undefined],
  [new ApiError('canceled', ''), undefined],
  [new Error('a bug in the program'), undefined],
  [null, undefined],
])('the cause of %p is %p', (error, cause) => {
  expect(failureCause(error)?.text(english)).toBe(cause);
});

test.each([
  [new ApiError('status', '', 404), true],
  [new ApiError('status', '', 410), false],
  [new ApiError('network', ''), false],
  [null, false],
])('%p means that the record does not exist: %s', (error, isMissing) => {
  expect(isNotFound(error)).toBe(isMissing);
});
