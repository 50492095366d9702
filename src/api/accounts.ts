import { mutationOptions } from '@tanstack/react-query';
import { isRecord } from '../domain/isRecord';
import type { NewEmployee } from '../domain/schemas';
import type { LocalizedText } from '../i18n/createI18n';
import type { RequestBody } from './contract';
import { decodeSession } from './decode/answers';
import { failedToSave } from './failedToSave';
import { toApiError } from './http/apiError';
import { shorten } from './http/failureToast';
import { request, send } from './http/request';

type RegisterBody = RequestBody<'post', '/api/auth/register'>;

/** Returns a token and a role for an e-mail address and a password. */
export function login(body: RequestBody<'post', '/api/auth/login'>) {
  return request('post', '/api/auth/login', { body }, decodeSession);
}

/** Creates an account, and returns its token and role. */
export function register(body: RegisterBody) {
  return request('post', '/api/auth/register', { body }, decodeSession);
}

/**
 * Creates an account for another person. The token and role in the answer are ignored (specification, Add employee).
 */
export function addEmployee(body: RegisterBody) {
  return send('post', '/api/auth/register', { body });
}

/** The mutation cache holds the variables, which include a password. This removes them when the form unmounts. */
const UNCACHED = { gcTime: 0 };

const registrationFailed: LocalizedText = ({ t }) => t('accounts.registrationFailed');

/** The texts are in the specification, Registration. */
export const accountMutations = {
  /** The form shows its failure, so there is no toast. */
  login: () => mutationOptions({ ...UNCACHED, mutationKey: ['login'], mutationFn: login }),

  register: () =>
    mutationOptions({
      ...UNCACHED,
      mutationKey: ['register'],
      mutationFn: register,
      meta: {
        success: ({ t }) => t('accounts.registered'),
        failure: (_message, serverMessage) => ({
          title: registrationFailed,
          text: serverMessage,
          tone: 'destructive',
        }),
      },
    }),

  addEmployee: () =>
    mutationOptions({
      ...UNCACHED,
      mutationKey: ['register'],
      mutationFn: (employee: NewEmployee) =>
        addEmployee({ ...employee, confirmPassword: employee.password }),
      meta: {
        success: ({ t }) => t('accounts.employeeSaved'),
        failure: (message) => ({
          title: ({ t }) => t('failures.title'),
          ...failedToSave('employee')(message),
        }),
        // The answer has no id, so there is no link to the profile.
        person: (sent) =>
          isRecord(sent) && typeof sent['name'] === 'string' ? { name: sent['name'] } : undefined,
      },
    }),
};

/** Returns the error for the e-mail field after a 409, which means that an account with this address exists. */
export function takenEmail(error: unknown) {
  const { status, serverMessage } = toApiError(error);
  const text = shorten(serverMessage);
  return status === 409 && text ? { email: text } : undefined;
}
