import type { Employee, Statistics } from '../../../api/contract';
import type { EmployeeData } from '../load/employeeData';

export interface ResultRow {
  /** It is the index among the results, because a server may send somebody twice. */
  id: number;
  employee: Employee;
  /** Undefined unless those of all employees have been read. */
  statistics: Statistics | undefined;
}

export const toRows = (employees: Employee[], all: EmployeeData['statistics']): ResultRow[] =>
  employees.map((employee, id) => ({ id, employee, statistics: all?.get(employee._id) }));
