import type { Employee } from '../../src/api/contract';
import { PAGE_SIZE } from '../../src/domain/constants';
import type { Condition } from './probe';
import type { Site } from './sites';

/**
 * A simple implementation of searching and sorting the employees table. It determines the rows that a page must show.
 */

export type Field = 'name' | 'email';

const collator = new Intl.Collator('en-GB', { numeric: true });

const compareCodeUnits = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The page without a framework compares by code unit, which is faster than with a collator. */
export function sorted(
  employees: Employee[],
  field: Field,
  direction: 'asc' | 'desc',
  site: Site,
): Employee[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = site === 'plain' ? compareCodeUnits : collator.compare;
  return employees.toSorted((a, b) => sign * compare(a[field] ?? '', b[field] ?? ''));
}

/**
 * The text in which a search finds an employee. The texts of the benchmark have no accents and the search texts no
 * spaces, so that folding accents and matching words in any order (specification, Employee search) make no difference.
 */
export function searchText(employee: Employee): string {
  const { name, email, role, age, position, hireDate, evaluations } = employee;
  const text = [name, email, role, age, position, hireDate, evaluations?.length ?? 0].join('\n');
  if (!/^[\x20-\x7e\n]*$/.test(text)) throw new Error(`Not plain ASCII: ${text}`);
  return text.toLowerCase();
}

/** The condition that the page of employees shows the first page of this list. */
export const rowsOf = (employees: Employee[]): Condition => ({
  selector: ROWS,
  texts: employees.slice(0, PAGE_SIZE).map(({ email }) => email ?? ''),
});

/** Whether both conditions expect the same rows, so that there is no change to wait for. */
export const isSame = (one: Condition, other: Condition) =>
  one.texts?.join('\n') === other.texts?.join('\n');

/** The e-mail addresses on the page of employees, in the app and in all baselines. Inert tables are excluded. */
export const ROWS = ':is(bdi, [role="gridcell"])[title*="@"]:not([inert] *)';
