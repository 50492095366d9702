import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { ApiError } from './apiError';
import { axiosFailure } from './client';

const config: InternalAxiosRequestConfig = { headers: new AxiosHeaders() };

function refusal(status: number, data: string, headers = {}) {
  const response = { status, statusText: '', data, headers, config };
  const message = `Request failed with status code ${status}`;
  return new AxiosError(message, AxiosError.ERR_BAD_REQUEST, config, {}, response);
}

test.each([
  [refusal(409, '{"message":"Taken"}'), 'status', 409, 'Taken'],
  [refusal(500, '<p>Sorry</p>'), 'status', 500, undefined],
  [new AxiosError('Network Error', 'ERR_NETWORK', config), 'network', undefined, undefined],
  [new AxiosError('network error', undefined, config), 'network', undefined, undefined],
  [new AxiosError('timeout', 'ETIMEDOUT', config), 'timeout', undefined, undefined],
  [new CanceledError(), 'canceled', undefined, undefined],
  [new TypeError('Failed to fetch'), 'network', undefined, undefined],
  [new ApiError('contract', 'This address is not the API'), 'contract', undefined, undefined],
])('%s has the reason %s', (thrown, reason, status, serverMessage) => {
  const error = axiosFailure(thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect([error.reason, error.status, error.serverMessage]).toEqual([
    reason,
    status,
    serverMessage,
  ]);
});

test('a refusal has the time to wait before the next call', () => {
  expect(axiosFailure(refusal(503, '', { 'retry-after': '2' })).retryAfter).toBe(2_000);
});
