import { ApiError } from './apiError';

/** What happened when a load failed, for the user (specification, Failed loads). Undefined where it is not known. */
export function failureCause(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.reason) {
    case 'network':
    case 'timeout':
      return 'The server did not answer.';
    case 'status':
      return error.status === 403 ? 'You may not see this.' : 'The server reported an error.';
    case 'contract':
      return 'The answer could not be read.';
    case 'expired':
    case 'canceled':
      return undefined;
  }
}

/** Whether the server says that there is nothing with the id that it was asked for. Trying again would not help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
