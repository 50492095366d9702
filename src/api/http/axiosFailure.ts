import axios from 'axios';
import { ApiError, messageOf, toApiError } from './apiError';
import { retryAfter } from './retryAfter';

/** Turns what axios or its interceptors threw into an ApiError. */
export function axiosFailure(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError('canceled', 'The call was given up');
  if (!axios.isAxiosError<unknown>(error)) return toApiError(error);
  if (error.response) {
    const { status, data, headers } = error.response;
    const wait = retryAfter(headers['retry-after']);
    return new ApiError('status', error.message, status, messageOf(data), wait);
  }
  const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new ApiError(timedOut ? 'timeout' : 'network', error.message);
}
