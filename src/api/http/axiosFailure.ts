import axios, { AxiosError } from 'axios';
import { ApiError, NETWORK_ERROR, serverMessageOf, toApiError } from './apiError';
import { parseBody } from './body';
import { retryAfter } from './retryAfter';

/** Converts an error of axios or of an interceptor to an ApiError. */
export function axiosFailure(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError('canceled', 'The call was aborted');
  if (!axios.isAxiosError<string>(error)) return toApiError(error);
  if (error.response) {
    const { status, data, headers } = error.response;
    const wait = retryAfter(headers['retry-after'], headers['date']);
    return new ApiError('status', error.message, status, serverMessageOf(parseBody(data)), wait);
  }
  if (error.code === AxiosError.ETIMEDOUT) return new ApiError('timeout', error.message);
  // Each browser has its own message for a connection that breaks during an answer.
  return new ApiError('network', NETWORK_ERROR);
}
