import type { Employee } from '../../../api/contract';
import { isBlank } from '../../../domain/texts';
import { isIsoDate } from '../../../lib/text/display';
import { finish, ranking, type Ranks } from './ranking';

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

const KEYS = ['name', 'email', 'role', 'position', 'hireDate', 'count'] as const;
type SortKey = (typeof KEYS)[number];

const known = (text: string | null | undefined) => (text && !isBlank(text) ? text : undefined);

/** What is compared. */
const VALUES: Record<SortKey, (employee: Employee) => string | number | undefined> = {
  name: ({ name }) => known(name),
  email: ({ email }) => known(email),
  role: ({ role }) => known(role),
  position: ({ position }) => known(position),
  hireDate: ({ hireDate }) => (isIsoDate(hireDate) ? hireDate : undefined),
  count: ({ evaluations }) => evaluations?.length ?? 0,
};

/** What each column sorts by, and where that is equal, by what then (decision 16). */
const SORT_KEYS: Record<SortField, SortKey[]> = {
  name: ['name'],
  email: ['email'],
  role: ['position', 'role'],
  totalEvaluations: ['hireDate', 'count'],
  position: ['position'],
  hireDate: ['hireDate'],
};

/** Puts employees in order by one column. */
export interface Order {
  /** The places in the list of employees, in order; missing values last both ways (decision 16). */
  sort: (sorting: Sorting | undefined) => Uint32Array;
  /** Works ahead while there is time; the first sort by a column is then as quick as the next. */
  prepare: (timeLeft: () => number) => 'done' | 'more';
}

/** Texts are compared once a column, ahead or when it is first asked for; after that numbers are counted. */
export function createOrder(employees: Employee[]): Order {
  const everybody = Uint32Array.from(employees.keys());
  const begun = new Map<SortKey, Generator<undefined, Ranks>>();
  const ranks = new Map<SortKey, Ranks>();

  function begin(key: SortKey) {
    const work = begun.get(key) ?? ranking(employees.map(VALUES[key]));
    begun.set(key, work);
    return work;
  }

  function ranksBy(key: SortKey): Ranks {
    return ranks.get(key) ?? keep(key, finish(begin(key)));
  }

  function keep(key: SortKey, made: Ranks): Ranks {
    begun.delete(key);
    ranks.set(key, made);
    return made;
  }

  return {
    sort(sorting) {
      if (!sorting) return everybody;
      const isDescending = sorting.direction === 'desc';
      // By the last key first: each pass leaves equals as it finds them.
      return SORT_KEYS[sorting.field].reduceRight<Uint32Array>(
        (places, key) => inOrder(places, ranksBy(key), isDescending),
        everybody,
      );
    },

    prepare(timeLeft) {
      for (const key of KEYS) {
        while (!ranks.has(key)) {
          const { done, value } = begin(key).next();
          if (done) keep(key, value);
          if (timeLeft() < 1) return 'more';
        }
      }
      return 'done';
    },
  };
}

/** These places by rank, equal ones in the order that they have: a counting sort. */
function inOrder(places: Uint32Array, { of, size }: Ranks, isDescending: boolean): Uint32Array {
  const rankOf = (place: number) => {
    const rank = of[place] ?? size;
    return isDescending && rank < size ? size - 1 - rank : rank;
  };
  const counts = new Uint32Array(size + 1);
  for (const place of places) counts[rankOf(place)] = (counts[rankOf(place)] ?? 0) + 1;
  let start = 0;
  const next = counts.map((count) => (start += count) - count);
  const order = new Uint32Array(places.length);
  for (const place of places) {
    const rank = rankOf(place);
    const at = next[rank] ?? 0;
    order[at] = place;
    next[rank] = at + 1;
  }
  return order;
}
