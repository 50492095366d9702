import type { LocalizedText } from '../../i18n/createI18n';
import { ApiError } from './apiError';

/** The cause of a failed load, for the user (specification, Failed loads). Undefined if it is unknown. */
export function failureCause(error: unknown): LocalizedText | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.reason) {
    case 'network':
    case 'timeout':
      return ({ t }) => t('failures.noAnswer');
    case 'status':
      return ({ t }) => t(error.status === 403 ? 'failures.refused' : 'failures.serverError');
    case 'contract':
      return ({ t }) => t('failures.unreadable');
    case 'expired':
    case 'canceled':
      return undefined;
  }
}

/** Whether the server has no record with the requested id. A retry would not help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
