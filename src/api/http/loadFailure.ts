import type { Text } from '../../i18n/createI18n';
import { ApiError } from './apiError';

/** What happened when a load failed, for the user (specification, Failed loads). Undefined where it is not known. */
export function failureCause(error: unknown): Text | undefined {
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

/** Whether the server says that there is nothing with the id that it was asked for. Trying again would not help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
