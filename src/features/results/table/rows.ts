import type { Employee, Statistics } from '../../../api/contract';
import type { FilterData } from '../filters/filters';

/** A row of the table. */
export interface ResultRow {
  /** The index in the search results: a server may send somebody twice. */
  id: number;
  employee: Employee;
  /** Undefined until the statistics of all have been read; null where it could not be read. */
  statistics: Statistics | null | undefined;
}

export function toRows(
  employees: Employee[],
  all: FilterData['statistics'] | undefined,
): ResultRow[] {
  return employees.map((employee, id) => ({
    id,
    employee,
    statistics: all && (all.get(employee._id) ?? null),
  }));
}
