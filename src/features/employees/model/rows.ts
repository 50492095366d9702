import type { Employee } from '../../../api/contract';
import { isBlank } from '../../../domain/texts';
import { display, isIsoDate } from '../../../lib/text/display';

/** A row of the employees table: what its columns show. */
export interface EmployeeRow {
  id: string;
  /** Undefined where it is missing; the table shows 'N/A'. */
  name: string | undefined;
  role: string;
  email: string;
  totalEvaluations: number;
  position: string;
  /** ISO 8601; undefined where it is missing or unreadable. */
  hireDate: string | undefined;
}

/** The rows of the employees at these places of the list. */
export function rowsAt(employees: Employee[], places: Uint32Array): EmployeeRow[] {
  return Array.from(places, (place) => employees[place])
    .filter((employee) => employee !== undefined)
    .map(toRow);
}

export function toRow({ _id, name, role, email, position, hireDate, evaluations }: Employee) {
  return {
    id: _id,
    name: name && !isBlank(name) ? name : undefined,
    role: display(role),
    email: display(email),
    totalEvaluations: evaluations?.length ?? 0,
    position: display(position),
    hireDate: isIsoDate(hireDate) ? hireDate : undefined,
  } satisfies EmployeeRow;
}

/** How many pages of `size` rows there are; an empty table has one. */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size));
}
