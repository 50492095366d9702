import { LONGEST_WAIT } from './retryAfter';
import { isRecord } from '../../domain/isRecord';

/**
 * Why a call failed: refused by the server (`status`), no answer (`network`, `timeout`), an answer that
 * is not what the contract says (`contract`), a token that the server no longer takes (`expired`), or
 * given up by the program itself (`canceled`).
 */
type FailureReason = 'status' | 'network' | 'timeout' | 'contract' | 'expired' | 'canceled';

/**
 * Any failed call. Holds nothing of the request, so that logging one cannot leak the token
 * (specification, Token).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly reason: FailureReason,
    message: string,
    /** The HTTP status, if the server answered one. */
    readonly status?: number,
    /** The `message` of the server's answer. */
    readonly serverMessage?: string,
    /** Milliseconds after which the server wants to be asked again, if it said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** An answer that is not what the contract says (specification, Decoding). It may have a message all the same. */
export function contractError(call: string, body?: unknown): ApiError {
  const text = `The answer to ${call} is not what the contract says`;
  return new ApiError('contract', text, undefined, messageOf(body));
}

/** Whatever a call threw, as an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('network', error instanceof Error ? error.message : String(error));
}

/** The `message` of an answer, if it has one. */
export function messageOf(body: unknown): string | undefined {
  const message = isRecord(body) ? body['message'] : undefined;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/**
 * What to tell the user of a failure (specification, Failed saves): the server's message, else the exception's where
 * there was no answer, else nothing.
 */
export function failureMessage(error: unknown): string | undefined {
  const { reason, serverMessage, message } = toApiError(error);
  return reason === 'network' || reason === 'timeout' ? message : serverMessage;
}

/** Whether the session ended under the call, or the program gave it up: no failure to tell or to log. */
export function isSilent(error: unknown): boolean {
  return error instanceof ApiError && (error.reason === 'canceled' || error.reason === 'expired');
}

/** Whether the server may have done what a failed write asked for: it gave no answer, or none that refuses. */
export function isOutcomeUnknown(error: unknown): boolean {
  const { status = 0 } = toApiError(error);
  return !isSilent(error) && (status < 400 || status >= 500);
}

/**
 * Whether a read is worth repeating (specification, Repeats): no answer, 429 or 5xx. Not sooner than the server wants,
 * and not for somebody who would have to wait for long.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { reason, status = 0 } = error;
  if ((error.retryAfter ?? 0) > LONGEST_WAIT) return false;
  return reason === 'network' || reason === 'timeout' || status === 429 || status >= 500;
}
