import type { Employee } from '../../api/contract';
import { display, isIsoDate, NOT_AVAILABLE } from '../../lib/display';

/** A row of the employees table: what its columns show, and what search and sorting go by. */
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
  /** Everything a search looks at, in lower case. */
  searchText: string;
}

/** The columns that can be sorted. */
export const SORT_FIELDS = [
  'name',
  'role',
  'email',
  'totalEvaluations',
  'position',
  'hireDate',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface Sorting {
  field: SortField;
  direction: 'asc' | 'desc';
}

export function toRows(employees: Employee[]): EmployeeRow[] {
  return employees.map((employee) => {
    const totalEvaluations = employee.evaluations?.length ?? 0;
    const { name, email, role, age, position, hireDate } = employee;
    return {
      id: employee._id,
      name: name?.trim() ? name : undefined,
      role: display(role),
      email: display(email),
      totalEvaluations,
      position: display(position),
      hireDate: isIsoDate(hireDate) ? hireDate : undefined,
      searchText: fold([name, email, role, age, position, hireDate, totalEvaluations].join('\n')),
    };
  });
}

/** The rows with a field value that contains the text, in any case (spec section 2, Employees). */
export function filterRows(rows: EmployeeRow[], search: string): EmployeeRow[] {
  const text = fold(search);
  return text === '' ? rows : rows.filter((row) => row.searchText.includes(text));
}

/** Letters that look the same compare as the same, however they are encoded. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

type SortKey = string | number | undefined;

/** What each column sorts by, first and where that is equal second (decision 16). */
const SORT_KEYS: Record<SortField, ((row: EmployeeRow) => SortKey)[]> = {
  name: [(row) => row.name],
  email: [(row) => known(row.email)],
  role: [(row) => known(row.position), (row) => known(row.role)],
  totalEvaluations: [(row) => row.hireDate, (row) => row.totalEvaluations],
  position: [(row) => known(row.position)],
  hireDate: [(row) => row.hireDate],
};

const known = (text: string) => (text === NOT_AVAILABLE ? undefined : text);

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** The rows in order; missing values come last in both directions (decision 16). */
export function sortRows(rows: EmployeeRow[], sorting: Sorting | undefined): EmployeeRow[] {
  if (!sorting) return rows;
  const keys = SORT_KEYS[sorting.field];
  const sign = sorting.direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const order = compareKeys(key(a), key(b), sign);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function compareKeys(a: SortKey, b: SortKey, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compare(String(a), String(b));
}

/** How many pages of `size` rows there are; an empty table has one. */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size));
}
