import { toApiError } from '../../api/http/apiError';
import { shorten } from '../../api/http/failureNotice';

/** The error of the e-mail field, if the server refused an address that has an account. */
export function takenEmail(error: unknown) {
  const { status, serverMessage } = toApiError(error);
  const text = shorten(serverMessage);
  return status === 409 && text ? { email: text } : undefined;
}
