import type { Employee } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { byRank, ranksOf, type Ranks } from '../../../domain/ordering';
import { nonBlank } from '../../../domain/texts';
import type { I18n } from '../../../i18n/createI18n';
import { roleText } from '../../../i18n/roleText';
import { localDay } from '../../../domain/isoDate';
import type { Sorting } from '../../../lib/url/sortParameter';

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

export type EmployeeSorting = Sorting<SortField>;

/** The text by which a value of a column is sorted. */
const TEXTS: Record<SortField, (value: string, i18n: I18n) => string | undefined> = {
  name: nonBlank,
  role: (role, i18n) => nonBlank(role) && roleText(i18n, role),
  email: nonBlank,
  totalEvaluations: (count) => count,
  position: nonBlank,
  hireDate: localDay,
};

/** Columns that sort by another field first, and by their own field second (specification, Sorting). */
const FIRST_KEYS: Partial<Record<SortField, SortField>> = {
  role: 'position',
  totalEvaluations: 'hireDate',
};

/**
 * Returns the indexes of the employees in an order. Missing values come last in both directions (specification,
 * Sorting), and equal values are sorted by id.
 */
export type SortEmployees = (sorting: EmployeeSorting | undefined) => number[];

/**
 * Sorts employees by one column. Texts are in the order of the page's language. The values of a column are compared
 * only once. Then their ranks are sorted by counting, and each order is cached.
 */
export function createSorter(i18n: I18n, employees: Employee[]): SortEmployees {
  const ranksByField = new Map<SortField, Ranks>();
  const orders = new Map<string, number[]>();
  const unsorted = [...employees.keys()];
  let byId: number[] | undefined;

  function ranksBy(field: SortField): Ranks {
    const ranks = ranksByField.get(field) ?? ranksOf(textsOf(i18n, employees, field), i18n.compare);
    ranksByField.set(field, ranks);
    return ranks;
  }

  function compute({ field, isDescending }: EmployeeSorting): number[] {
    byId ??= byRank(unsorted, ranksOf(idsOf(employees), compareIds), false);
    const first = FIRST_KEYS[field];
    // The sort is stable, so the first key is sorted last.
    return (first ? [field, first] : [field])
      .map(ranksBy)
      .reduce((indexes, ranks) => byRank(indexes, ranks, isDescending), byId);
  }

  return (sorting) => {
    if (!sorting) return unsorted;
    const name = `${sorting.field} ${sorting.isDescending ? 'descending' : 'ascending'}`;
    const order = orders.get(name) ?? compute(sorting);
    orders.set(name, order);
    return order;
  };
}

/** Returns the text of each employee by which a column is sorted. Employees with the same value share one text. */
function textsOf(i18n: I18n, employees: Employee[], field: SortField): (string | undefined)[] {
  const textOf = TEXTS[field];
  const textByValue = new Map<string, string | undefined>();
  const texts: (string | undefined)[] = [];
  for (const employee of employees) {
    const value =
      field === 'totalEvaluations'
        ? String(employee.evaluations?.length ?? 0)
        : (employee[field] ?? '');
    if (!textByValue.has(value)) textByValue.set(value, textOf(value, i18n));
    texts.push(textByValue.get(value));
  }
  return texts;
}

function idsOf(employees: Employee[]): string[] {
  const ids: string[] = [];
  for (const { _id } of employees) ids.push(_id);
  return ids;
}
