import { mutationOptions } from '@tanstack/react-query';
import type { NewEmployee } from '../../domain/schemas';
import { failedToSave } from '../../components/toasts/failedToSave';
import { addEmployee, login, register } from './api';

/** The mutation cache keeps the variables, here a password. They are removed with the form. */
const UNCACHED = { gcTime: 0 };

export const REGISTRATION_FAILED = 'Registration failed';

/** The texts: specification, Registration. */
export const accountMutations = {
  /** The form shows its failure; there is no toast. */
  login: () => mutationOptions({ ...UNCACHED, mutationFn: login }),

  register: () =>
    mutationOptions({
      ...UNCACHED,
      mutationFn: register,
      meta: {
        success: 'Registration successful!',
        failure: (_message, serverMessage = '') => ({
          title: REGISTRATION_FAILED,
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
        success: 'Employee saved successfully',
        failure: (message) => ({ title: 'Error', ...failedToSave('employee')(message) }),
      },
    }),
};
