import type { MutationMeta } from '@tanstack/react-query';
import type { DeferredText } from '../../i18n/createI18n';
import { failureMessage, isSilent, toApiError, type ApiError } from './apiError';

/** The maximum length of a server's message (specification, Toasts). */
const MESSAGE_LENGTH = 200;

/** The toast of a failed write, from its `meta`. Undefined without one, and without a failure. */
export function failureNotice(meta: MutationMeta | undefined, error: unknown) {
  if (!error || isSilent(error)) return undefined;
  const failure = toApiError(error);
  const { serverMessage } = failure;
  const message = failureMessage(error) ?? causeOf(failure);
  return meta?.failure?.(
    typeof message === 'string' ? shorten(message) : message,
    shorten(serverMessage),
  );
}

/** What a failure without a message says about the save. */
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

/** Shortens a server's message for the screen. */
export function shorten(message: string | undefined): string | undefined {
  return message?.slice(0, MESSAGE_LENGTH);
}

/** The shortened message of a 403, or ''. Undefined for other failures, which a retry may solve. */
export function refusalMessage(error: unknown): string | undefined {
  if (!error) return undefined;
  const { status, serverMessage } = toApiError(error);
  return status === 403 ? (shorten(serverMessage) ?? '') : undefined;
}
