import { queryOptions } from '@tanstack/react-query';
import { getEmployee, listEmployees } from './api';

export const employeeQueries = {
  list: () =>
    queryOptions({
      queryKey: ['employees', 'list'],
      queryFn: ({ signal }) => listEmployees(signal),
      meta: { failureLog: 'Error fetching employees' },
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['employees', 'detail', id],
      queryFn: ({ signal }) => getEmployee(id, signal),
      meta: { failureLog: 'Error fetching employee data' },
    }),
};
