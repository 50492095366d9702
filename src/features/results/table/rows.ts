import type { Employee, Statistics } from '../../../api/contract';
import type { Facts } from '../filters/filters';

/** A row of the table. */
export interface ResultRow {
  /** The place among the hits: a server may send somebody twice. */
  id: number;
  employee: Employee;
  /** Undefined unless all statistics have been read, and where they could not be. */
  statistics: Statistics | undefined;
  /** Whether all statistics have been read. */
  isComplete: boolean;
}

export function toRows(employees: Employee[], all: Facts['statistics'] | undefined): ResultRow[] {
  return employees.map((employee, id) => ({
    id,
    employee,
    statistics: all?.get(employee._id),
    isComplete: all !== undefined,
  }));
}
