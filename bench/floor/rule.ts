import type { Employee } from '../../src/api/contract';

/** The rules of the employees table in their plainest form, for the floor and for what the bench expects. */

export const PAGE_SIZE = 10;

export type Field = 'name' | 'email';

const { compare } = new Intl.Collator('en-GB', { numeric: true });

/** What a search looks at. */
export const searchText = ({ name, email, role, age, position, hireDate, evaluations }: Employee) =>
  [name, email, role, age, position, hireDate, evaluations?.length ?? 0]
    .join('\n')
    .normalize('NFC')
    .toLowerCase();

export function sorted(employees: Employee[], field: Field, direction: 'asc' | 'desc'): Employee[] {
  const sign = direction === 'asc' ? 1 : -1;
  return employees.toSorted((a, b) => sign * compare(a[field] ?? '', b[field] ?? ''));
}
