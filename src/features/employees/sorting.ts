import type { Employee } from '../../api/contract';
import { isIsoDate } from '../../lib/display';

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

type SortKey = 'name' | 'email' | 'role' | 'position' | 'hireDate' | 'count';
type SortValue = string | number | undefined;

const known = (text: string | null | undefined) => (text?.trim() ? text : undefined);

/** What is compared. */
const VALUES: Record<SortKey, (employee: Employee) => SortValue> = {
  name: ({ name }) => known(name),
  email: ({ email }) => known(email),
  role: ({ role }) => known(role),
  position: ({ position }) => known(position),
  hireDate: ({ hireDate }) => (isIsoDate(hireDate) ? hireDate : undefined),
  count: ({ evaluations }) => evaluations?.length ?? 0,
};

/** What each column sorts by, first and where that is equal second (decision 16). */
const SORT_KEYS: Record<SortField, [first: SortKey, second?: SortKey]> = {
  name: ['name'],
  email: ['email'],
  role: ['position', 'role'],
  totalEvaluations: ['hireDate', 'count'],
  position: ['position'],
  hireDate: ['hireDate'],
};

/** The place of each employee's value among all values, equal ones at the same; missing ones at `size`. */
interface Ranks {
  of: Uint32Array;
  size: number;
}

const { compare } = new Intl.Collator(undefined, { numeric: true });

/**
 * Puts employees in order. Texts are compared once a column, when it is first asked for; after that sorting
 * compares numbers.
 */
export function createSorting(employees: Employee[]) {
  const everybody = Uint32Array.from(employees.keys());
  const ranks = new Map<SortKey, Ranks>();

  function ranksBy(key: SortKey): Ranks {
    const made = ranks.get(key) ?? rank(employees.map(VALUES[key]));
    ranks.set(key, made);
    return made;
  }

  /** The places in the list of employees, in order; missing values last both ways (decision 16). */
  return (sorting: Sorting | undefined): Uint32Array => {
    if (!sorting) return everybody;
    const isDescending = sorting.direction === 'desc';
    const [first, second] = SORT_KEYS[sorting.field];
    // One number for each employee: the ranks, and last the place, by which equals keep their order.
    let keys = placed(ranksBy(first), isDescending);
    if (second) {
      const { size } = ranksBy(second);
      const least = placed(ranksBy(second), isDescending);
      keys = keys.map((key, place) => key * (size + 1) + (least[place] ?? size));
    }
    const count = employees.length;
    const sorted = keys.map((key, place) => key * count + place).sort();
    return Uint32Array.from(sorted, (key) => key % count);
  };
}

function placed({ of, size }: Ranks, isDescending: boolean): Float64Array {
  return Float64Array.from(of, (rank) => (isDescending && rank < size ? size - 1 - rank : rank));
}

function rank(values: SortValue[]): Ranks {
  const distinct = [...new Set(values)].filter((value) => value !== undefined).sort(compareValues);
  const rankOf = new Map<SortValue, number>();
  let size = 0;
  for (const [index, value] of distinct.entries()) {
    const before = distinct[index - 1];
    if (before !== undefined && compareValues(before, value) !== 0) size += 1;
    rankOf.set(value, size);
  }
  if (distinct.length > 0) size += 1;
  return { of: Uint32Array.from(values, (value) => rankOf.get(value) ?? size), size };
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}
