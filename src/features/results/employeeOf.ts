import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext } from 'react';
import type { Employee } from '../../api/contract';

type EmployeeQuery = UseQueryOptions<Employee, Error, Employee, string[]>;

/** The query for an employee. The page provides it. */
export const EmployeeOf = createContext<(employeeId: string) => EmployeeQuery>(() => {
  throw new Error('The page provides no EmployeeOf');
});
