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

/** Characters of a text in a row. A browser takes seconds to lay out a million of them in one line. */
const MAX_LENGTH = 500;

/** The rows of the employees at these indexes of the list. */
export function rowsAt(employees: Employee[], indexes: Uint32Array): EmployeeRow[] {
  return Array.from(indexes, (index) => employees[index])
    .filter((employee) => employee !== undefined)
    .map(toRow);
}

export function toRow({ _id, name, role, email, position, hireDate, evaluations }: Employee) {
  return {
    id: _id,
    name: name && !isBlank(name) ? cut(name) : undefined,
    role: cut(display(role)),
    email: cut(display(email)),
    totalEvaluations: evaluations?.length ?? 0,
    position: cut(display(position)),
    hireDate: isIsoDate(hireDate) ? hireDate : undefined,
  } satisfies EmployeeRow;
}

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
