import type { MutationMeta } from '@tanstack/react-query';
import { failureMessage, isSilent, toApiError } from './apiError';

/** The maximum length of a server's message (specification, Toasts). */
const MESSAGE_LENGTH = 200;

/** Returns the toast of a failed write, from its `meta`. Undefined without one, and without a failure. */
export function failureToast(meta: MutationMeta | undefined, error: unknown) {
  if (!error || isSilent(error)) return undefined;
  const { serverMessage } = toApiError(error);
  const message = failureMessage(error);
  return meta?.failure?.(
    typeof message === 'string' ? shorten(message) : message,
    shorten(serverMessage),
  );
}

export function shorten(message: string | undefined): string | undefined {
  return message?.slice(0, MESSAGE_LENGTH);
}

/** Returns the shortened message of a 403, or ''. Undefined for other failures, which a retry may solve. */
export function refusalMessage(error: unknown): string | undefined {
  if (!error) return undefined;
  const { status, serverMessage } = toApiError(error);
  return status === 403 ? (shorten(serverMessage) ?? '') : undefined;
}
