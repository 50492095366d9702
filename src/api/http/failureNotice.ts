import type { MutationMeta } from '@tanstack/react-query';
import { failureMessage, isSilent, toApiError } from './apiError';

/** A server's message is cut at this length (specification, Toasts). */
const MESSAGE_LENGTH = 200;

/** What the `meta` of a write says of its failure; undefined where it says nothing, or nothing has failed. */
export function failureNotice(meta: MutationMeta | undefined, error: unknown) {
  if (!error || isSilent(error)) return undefined;
  const { serverMessage } = toApiError(error);
  const message = failureMessage(error);
  return meta?.failure?.(
    typeof message === 'string' ? shorten(message) : message,
    shorten(serverMessage),
  );
}

/** A server's message, cut for the screen. */
export function shorten(message: string | undefined): string | undefined {
  return message?.slice(0, MESSAGE_LENGTH);
}

/** The server's message, cut, if it has refused; may be empty. Trying again would not help. */
export function refusalOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const { status, serverMessage } = toApiError(error);
  return status === 403 ? (shorten(serverMessage) ?? '') : undefined;
}
