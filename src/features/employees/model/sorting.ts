import type { Employee } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { isBlank } from '../../../domain/texts';
import { isIsoDate } from '../../../lib/text/display';
import { rank, type Ranks } from './ranking';

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

const known = (text: string | null | undefined) => (text && !isBlank(text) ? text : undefined);

const VALUES: Record<SortField, (employee: Employee) => string | number | undefined> = {
  name: ({ name }) => known(name),
  role: ({ role }) => known(role),
  email: ({ email }) => known(email),
  totalEvaluations: ({ evaluations }) => evaluations?.length ?? 0,
  position: ({ position }) => known(position),
  hireDate: ({ hireDate }) => (isIsoDate(hireDate) ? hireDate : undefined),
};

/** Columns that sort by another field first. Their own then decides between equals (specification, Sorting). */
const FIRST_KEYS: Partial<Record<SortField, SortField>> = {
  role: 'position',
  totalEvaluations: 'hireDate',
};

/**
 * The indexes of the list of employees in this order; missing values come last both ways (specification, Sorting),
 * equal ones by id.
 */
export type Order = (sorting: Sorting | undefined) => Uint32Array;

/** Sorts employees by one column. The values of a column are compared once, and each order is computed once. */
export function createOrder(employees: Employee[]): Order {
  const unsorted = Uint32Array.from(employees.keys());
  let byId: Uint32Array | undefined;
  const ranksBy = new Map<SortField, Ranks>();
  const orders = new Map<string, Uint32Array>();

  function ranksOf(key: SortField): Ranks {
    const ranks = ranksBy.get(key) ?? rank(employees.map(VALUES[key]));
    ranksBy.set(key, ranks);
    return ranks;
  }

  function sorted({ field, direction }: Sorting): Uint32Array {
    const isDescending = direction === 'desc';
    byId ??= orderOfIds(employees);
    const byField = countingSort(byId, ranksOf(field), isDescending);
    const first = FIRST_KEYS[field];
    return first ? countingSort(byField, ranksOf(first), isDescending) : byField;
  }

  return (sorting) => {
    if (!sorting) return unsorted;
    const key = `${sorting.field} ${sorting.direction}`;
    const order = orders.get(key) ?? sorted(sorting);
    orders.set(key, order);
    return order;
  };
}

function orderOfIds(employees: Employee[]): Uint32Array {
  const ids = employees.map(({ _id }) => _id);
  // An array is sorted faster than a `Uint32Array` where it is in order already, as it mostly is.
  const order = Array.from(ids.keys()).sort((a, b) => compareIds(ids[a] ?? '', ids[b] ?? ''));
  return Uint32Array.from(order);
}

/** Sorts the indexes by rank and keeps the order of equals. */
function countingSort(indexes: Uint32Array, { of, size }: Ranks, isDescending: boolean) {
  const rankOf = (index: number) => {
    const rank = of[index] ?? size;
    return isDescending && rank < size ? size - 1 - rank : rank;
  };
  const counts = new Uint32Array(size + 1);
  for (const index of indexes) counts[rankOf(index)] = (counts[rankOf(index)] ?? 0) + 1;
  let start = 0;
  const next = counts.map((count) => (start += count) - count);
  const sorted = new Uint32Array(indexes.length);
  for (const index of indexes) {
    const rank = rankOf(index);
    const target = next[rank] ?? 0;
    sorted[target] = index;
    next[rank] = target + 1;
  }
  return sorted;
}
