import { MAX_RETRY_AFTER } from './retryAfter';
import { isRecord } from '../../domain/isRecord';
import type { DeferredText } from '../../i18n/createI18n';

/**
 * The reason why a call failed:
 *
 * - `status`: the server answered with an error status.
 * - `network`, `timeout`: there was no answer.
 * - `contract`: the answer has another shape than the contract says.
 * - `page`: something other than the API answered with a page of HTML.
 * - `expired`: the server no longer accepts the token.
 * - `canceled`: the app aborted the call.
 */
type FailureReason =
  | 'status'
  | 'network'
  | 'timeout'
  | 'contract'
  | 'page'
  | 'expired'
  | 'canceled';

/** A failed call. It contains no part of the request, so logging it cannot leak the token (specification, Token). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly reason: FailureReason,
    message: string,
    /** The HTTP status, if there was an answer. */
    readonly status?: number,
    /** The `message` of the server's answer. */
    readonly serverMessage?: string,
    /** The Retry-After header in milliseconds. It is Infinity if the app has waited too often. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Creates the error for an answer that cannot be decoded (specification, Decoding). Keeps the answer's `message`. */
export function contractError(call: string, body?: unknown): ApiError {
  const text = `The answer to ${call} is not what the contract says`;
  const isPage = typeof body === 'string' && /^\s*<(?:!doctype|html)/i.test(body);
  return new ApiError(isPage ? 'page' : 'contract', text, undefined, serverMessageOf(body));
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('network', error instanceof Error ? error.message : String(error));
}

/** Returns the `message` of an error body. Undefined if it is missing or blank. */
export function serverMessageOf(body: unknown): string | undefined {
  const message = isRecord(body) ? body['message'] : undefined;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/**
 * Returns the message of a failed save for the user (specification, Failed saves): that of the server, or, without an
 * answer, that of the exception. Undefined if nothing says why it failed.
 */
export function failureMessage(error: unknown): DeferredText | undefined {
  const failure = toApiError(error);
  const { reason, serverMessage, message } = failure;
  if (reason === 'network' || reason === 'timeout') return exceptionText(message);
  return serverMessage ?? causeOf(failure);
}

/** Returns what an answer without a message says about a save. */
function causeOf({ reason, status }: ApiError): DeferredText | undefined {
  if (reason === 'page') return ({ t }) => t('failures.otherAnswer');
  switch (status) {
    case 413:
      return ({ t }) => t('failures.textTooLong');
    case 429:
      return ({ t }) => t('failures.wait');
    case 431:
      return ({ t }) => t('failures.tooLarge');
    default:
      return undefined;
  }
}

/** Whether the session ended during the call, or the app aborted it. Such failures are neither shown nor logged. */
export function isSilent(error: unknown): boolean {
  return error instanceof ApiError && (error.reason === 'canceled' || error.reason === 'expired');
}

/** Whether the answer is a page of HTML, which does not come from the API. */
export const isPage = (error: unknown): boolean => toApiError(error).reason === 'page';

/** Whether a failed write may have been saved. That is possible without an answer, and with any status but 4xx. */
export function isOutcomeUnknown(error: unknown): boolean {
  const { status = 0 } = toApiError(error);
  return !isSilent(error) && (status < 400 || status >= 500);
}

/**
 * Whether a failed read is retried (specification, Repeats). That is so without an answer, and after 429 and 5xx,
 * unless the Retry-After header is longer than `MAX_RETRY_AFTER`.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { reason, status = 0 } = error;
  if ((error.retryAfter ?? 0) > MAX_RETRY_AFTER) return false;
  return reason === 'network' || reason === 'timeout' || status === 429 || status >= 500;
}

/** The message of axios for a call without an answer. */
export const NETWORK_ERROR = 'Network Error';

/** Translates the message of an exception. A message that is not from axios stays as it is. */
function exceptionText(message: string): DeferredText {
  const milliseconds = /^timeout of (\d+)ms exceeded$/.exec(message)?.[1];
  if (milliseconds !== undefined) {
    return ({ t, numeral }) =>
      t('failures.timeout', { milliseconds: numeral(Number(milliseconds)) });
  }
  return message === NETWORK_ERROR ? ({ t }) => t('failures.networkError') : message;
}
