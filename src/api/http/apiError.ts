import { LONGEST_WAIT } from './retryAfter';
import { isRecord } from '../../domain/isRecord';
import type { ShownLater, Text } from '../../i18n/createI18n';

/**
 * Why a call failed: the server refused it (`status`) or gave no answer (`network`, `timeout`), the answer is not as
 * the contract says (`contract`), the server no longer takes the token (`expired`), or the program gave up the call
 * (`canceled`).
 */
type FailureReason = 'status' | 'network' | 'timeout' | 'contract' | 'expired' | 'canceled';

/** A failed call. It holds nothing of the request, so that a log of it cannot leak the token (specification, Token). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly reason: FailureReason,
    message: string,
    /** The HTTP status, if there was an answer. */
    readonly status?: number,
    /** The `message` of the server's answer. */
    readonly serverMessage?: string,
    /** Milliseconds to wait before the next try, if the server said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** The failure of an answer that is not as the contract says (specification, Decoding). It may have a message. */
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
 * What the user is told about a failure (specification, Failed saves): the server's message. Without an answer it is
 * the message of the exception.
 */
export function failureMessage(error: unknown): ShownLater | undefined {
  const { reason, serverMessage, message } = toApiError(error);
  return reason === 'network' || reason === 'timeout' ? exceptionText(message) : serverMessage;
}

/** Whether the session ended during the call, or the program gave it up. This is neither shown nor logged. */
export function isSilent(error: unknown): boolean {
  return error instanceof ApiError && (error.reason === 'canceled' || error.reason === 'expired');
}

/** Whether the server may have done what a failed write asked for: it did not answer, or did not refuse. */
export function isOutcomeUnknown(error: unknown): boolean {
  const { status = 0 } = toApiError(error);
  return !isSilent(error) && (status < 400 || status >= 500);
}

/**
 * Whether a read is repeated (specification, Repeats): after no answer, 429 or 5xx, but only if the wait that the
 * server asks for is not too long for a user.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { reason, status = 0 } = error;
  if ((error.retryAfter ?? 0) > LONGEST_WAIT) return false;
  return reason === 'network' || reason === 'timeout' || status === 429 || status >= 500;
}

/** What axios says where there was no answer. */
const OF_AXIOS: Partial<Record<string, Text>> = {
  'Network Error': ({ t }) => t('failures.networkError'),
  'Request aborted': ({ t }) => t('failures.requestAborted'),
};

/** The message of an exception for people. What is not of axios is shown as it is. */
function exceptionText(message: string): ShownLater {
  const milliseconds = /^timeout of (\d+)ms exceeded$/.exec(message)?.[1];
  if (milliseconds !== undefined) {
    return ({ t, numeral }) =>
      t('failures.timeout', { milliseconds: numeral(Number(milliseconds)) });
  }
  return OF_AXIOS[message] ?? message;
}
