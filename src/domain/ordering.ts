import { compareIds } from './ids';

type Value = string | number;
type Compare<Of> = (a: Of, b: Of) => number;

/** The rank of each value of a list, from 0. Equal values have the same rank. */
export interface Ranks {
  of: number[];
  /** The rank of a missing value. */
  missing: number;
}

// These two functions read each record of a list of 100,000, so their loops have no callback for a record.
export function ranksOf<Of extends Value>(
  values: readonly (Of | undefined)[],
  compare: Compare<Of>,
): Ranks {
  const uniqueValues = new Set<Of>();
  for (const value of values) if (value !== undefined) uniqueValues.add(value);
  // The first sort, by code units, calls no function and gives almost the order of the collator. The second sort then
  // compares each text about once.
  const distinct = [...uniqueValues].sort().sort(compare);
  const ranks = new Map<Of | undefined, number>();
  let missing = 0;
  let previous: Of | undefined;
  for (const value of distinct) {
    // For the collator, different texts such as 'Level 1' and 'Level 01' can be equal.
    if (previous === undefined || compare(previous, value) !== 0) missing += 1;
    ranks.set(value, missing - 1);
    previous = value;
  }
  const of: number[] = [];
  for (const value of values) of.push(ranks.get(value) ?? missing);
  return { of, missing };
}

/**
 * Sorts indexes of a list by the ranks of their values, by counting. Missing values come last in both orders
 * (specification, Sorting), and equal ones keep their order.
 */
export function byRank(
  indexes: readonly number[],
  { of, missing }: Ranks,
  isDescending: boolean,
): number[] {
  // The array has the number of items for each rank, and then the position of the next item.
  const next = new Uint32Array(missing + 1);
  for (const index of indexes) {
    const rank = of[index] ?? missing;
    next[rank] = (next[rank] ?? 0) + 1;
  }
  let position = 0;
  for (let step = 0; step <= missing; step += 1) {
    const rank = isDescending && step < missing ? missing - 1 - step : step;
    const count = next[rank] ?? 0;
    next[rank] = position;
    position += count;
  }
  const sorted = [...indexes];
  for (const index of indexes) {
    const rank = of[index] ?? missing;
    const at = next[rank] ?? 0;
    sorted[at] = index;
    next[rank] = at + 1;
  }
  return sorted;
}

/** Returns a sorted copy of a list, with the rules of `byRank`. */
export function sortedBy<Item, Of extends Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Of | null | undefined,
  isDescending: boolean,
  compare: Compare<Of> = compareValues,
): Item[] {
  const ranks = ranksOf(
    items.map((item) => valueOf(item) ?? undefined),
    compare,
  );
  return byRank([...items.keys()], ranks, isDescending).flatMap((index) => items[index] ?? []);
}

/** Returns a copy of a list, sorted by id. A stable sort by another value then keeps equal items in this order. */
export const sortedById = <Item extends { _id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => compareIds(a._id, b._id));

const compareValues = (a: Value, b: Value) => (a < b ? -1 : Number(a > b));
