import { mutationOptions } from '@tanstack/react-query';
import { toApiError } from '../../api/http/apiError';
import type { NewEmployee } from '../../domain/schemas';
import type { Notice } from '../../lib/query/queryMeta';
import { saveFailure } from '../../lib/text/saveFailure';
import { addEmployee, login, register } from './api';

/** A cache holds what was sent, and here that is a password: it goes with the form. */
const UNKEPT = { gcTime: 0 };

/** The texts are those of spec section 8. */
export const accountMutations = {
  /** Shows its failure in the form, not in a toast. */
  login: () => mutationOptions({ ...UNKEPT, mutationFn: login }),

  register: () =>
    mutationOptions({
      ...UNKEPT,
      mutationFn: register,
      meta: {
        success: 'Registration successful!',
        failure: (_message, error) => registrationFailure(toApiError(error).serverMessage),
      },
    }),

  addEmployee: () =>
    mutationOptions({
      ...UNKEPT,
      mutationFn: (employee: NewEmployee) =>
        addEmployee({ ...employee, confirmPassword: employee.password }),
      meta: {
        success: 'Employee saved successfully',
        failure: (message) => ({ title: 'Error', ...saveFailure('employee')(message) }),
      },
    }),
};

function registrationFailure(serverMessage: string | undefined): Notice {
  const title = 'Registration failed';
  return serverMessage
    ? { title, text: serverMessage, tone: 'destructive' }
    : { text: title, tone: 'destructive' };
}
