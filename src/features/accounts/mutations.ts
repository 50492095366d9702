import { mutationOptions } from '@tanstack/react-query';
import { isRecord } from '../../domain/isRecord';
import type { NewEmployee } from '../../domain/schemas';
import type { Text } from '../../i18n/createI18n';
import { failedToSave } from '../../components/toasts/failedToSave';
import { addEmployee, login, register } from './api';

/** The mutation cache keeps the variables, here a password. They are removed with the form. */
const UNCACHED = { gcTime: 0 };

const registrationFailed: Text = ({ t }) => t('accounts.registrationFailed');

/** The texts: specification, Registration. */
export const accountMutations = {
  /** The form shows its failure; there is no toast. */
  login: () => mutationOptions({ ...UNCACHED, mutationFn: login }),

  register: () =>
    mutationOptions({
      ...UNCACHED,
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
      mutationFn: (employee: NewEmployee) =>
        addEmployee({ ...employee, confirmPassword: employee.password }),
      meta: {
        success: ({ t }) => t('accounts.employeeSaved'),
        failure: (message) => ({
          title: ({ t }) => t('failures.title'),
          ...failedToSave('employee')(message),
        }),
        // The answer has no id, by which the profile could be opened.
        about: (sent) =>
          isRecord(sent) && typeof sent['name'] === 'string' ? { name: sent['name'] } : undefined,
      },
    }),
};
