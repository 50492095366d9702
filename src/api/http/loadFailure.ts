import type { LocalizedText } from '../../i18n/createI18n';
import { ApiError } from './apiError';

export interface LoadCause {
  text: LocalizedText;
  /** Whether calls may fail until the page is reloaded. */
  mayNeedReload?: boolean;
}

/** The texts for what an error status says about a read. */
const STATUS_TEXTS: Partial<
  Record<number, 'failures.refused' | 'failures.tooLarge' | 'failures.wait'>
> = {
  403: 'failures.refused',
  413: 'failures.tooLarge',
  429: 'failures.wait',
  431: 'failures.tooLarge',
};

/** Returns the cause of a failed load, for the user (specification, Failed loads). Undefined if it is unknown. */
export function failureCause(error: unknown): LoadCause | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.reason) {
    case 'network':
    case 'timeout':
      return { text: ({ t }) => t('failures.noAnswer') };
    case 'status':
      return { text: ({ t }) => t(STATUS_TEXTS[error.status ?? 0] ?? 'failures.serverError') };
    case 'page':
      return { text: ({ t }) => t('failures.otherAnswer'), mayNeedReload: true };
    case 'contract':
      return { text: ({ t }) => t('failures.unreadable') };
    case 'expired':
    case 'canceled':
      return undefined;
  }
}

/** Whether the server has no record with the requested id. A retry would not help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
