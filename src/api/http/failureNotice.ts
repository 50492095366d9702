import type { MutationMeta } from '@tanstack/react-query';
import { failureMessage, isSilent, toApiError } from './apiError';

/** A server's message is cut at this length (specification, Toasts). */
const MESSAGE_LENGTH = 200;

/** What the `meta` of a write says of its failure; undefined where it says nothing, or nothing has failed. */
export function failureNotice(meta: MutationMeta | undefined, error: unknown) {
  if (!error || isSilent(error)) return undefined;
  const { serverMessage } = toApiError(error);
  return meta?.failure?.(shorten(failureMessage(error)), shorten(serverMessage));
}

/** A server's message, cut for the screen. */
export function shorten(message: string | undefined): string | undefined {
  return message?.slice(0, MESSAGE_LENGTH);
}
