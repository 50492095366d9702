import axios from 'axios';
import { ApiError, serverMessageOf, toApiError } from './apiError';
import { retryAfter } from './retryAfter';

/** Converts an error of axios or of an interceptor to an ApiError. */
export function axiosFailure(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError('canceled', 'The call was aborted');
  if (!axios.isAxiosError<unknown>(error)) return toApiError(error);
  if (error.response) {
    const { status, data, headers } = error.response;
    const wait = retryAfter(headers['retry-after']);
    return new ApiError('status', error.message, status, serverMessageOf(data), wait);
  }
  const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new ApiError(timedOut ? 'timeout' : 'network', error.message);
}
