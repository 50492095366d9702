import type { Employee } from '../../src/api/contract';
import { PAGE_SIZE } from '../../src/domain/constants';
import type { Subject } from './bench';
import type { Condition } from './probe';

/**
 * The rules of the employees table in their plainest form. They say which rows a page must show, whatever way it
 * takes to find them.
 */

export type Field = 'name' | 'email';

const collator = new Intl.Collator('en-GB', { numeric: true });

/** The app sorts as people do, the page without a framework by code unit, which is quicker. */
const COMPARE: Record<Subject, (a: string, b: string) => number> = {
  app: collator.compare,
  plain: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
};

export function sorted(
  employees: Employee[],
  field: Field,
  direction: 'asc' | 'desc',
  subject: Subject,
): Employee[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = COMPARE[subject];
  return employees.toSorted((a, b) => sign * compare(a[field] ?? '', b[field] ?? ''));
}

/**
 * What a search looks at. The texts of the bench have no accents, and nothing that it types has a space: folding
 * accents and taking words in any order (decision 29) find the same.
 */
export function searchText(employee: Employee): string {
  const { name, email, role, age, position, hireDate, evaluations } = employee;
  const text = [name, email, role, age, position, hireDate, evaluations?.length ?? 0].join('\n');
  if (!/^[\x20-\x7e\n]*$/.test(text)) throw new Error(`Not plain ASCII: ${text}`);
  return text.toLowerCase();
}

/** What the page of employees shows when these are the first of its list. */
export const rowsOf = (employees: Employee[]): Condition => ({
  selector: ROWS,
  texts: employees.slice(0, PAGE_SIZE).map(({ email }) => email ?? ''),
});

/** Whether both are the same picture, so that nothing could be waited for. */
export const isSame = (one: Condition, other: Condition) =>
  one.texts?.join('\n') === other.texts?.join('\n');

/** The addresses on the page of employees, whatever draws it; not those of a table that is still unseen. */
export const ROWS = ':is(bdi, [role="gridcell"])[title*="@"]:not([inert] *)';
