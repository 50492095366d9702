import { compareIds } from './ids';

type Value = string | number;
type Compare<Of> = (one: Of, other: Of) => number;

/** The rank of each value of a list, from 0. Equal values have the same rank. */
export interface Ranks {
  of: number[];
  /** The rank of a missing value. */
  missing: number;
}

export function ranksOf<Of extends Value>(values: (Of | undefined)[], compare: Compare<Of>): Ranks {
  const ranks = new Map<Of | undefined, number>();
  // The first sort, by code units, is fast and almost the order of the collator. The slow second sort then makes few
  // comparisons: 10,000 addresses take 67 ms instead of 125 on a slow computer.
  const distinct = [...new Set(values)].filter((value) => value !== undefined);
  distinct.sort().sort(compare);
  let missing = 0;
  for (const [index, value] of distinct.entries()) {
    const previous = distinct[index - 1];
    // For the collator, different texts such as 'Level 1' and 'Level 01' can be equal.
    if (previous === undefined || compare(previous, value) !== 0) missing += 1;
    ranks.set(value, missing - 1);
  }
  return { of: values.map((value) => ranks.get(value) ?? missing), missing };
}

/**
 * Sorts indexes of a list by the ranks of their values. Missing values come last in both orders (specification,
 * Sorting), and equal ones keep their order. A counting sort takes 13 ms for 100,000, a comparing sort 90.
 */
export function byRank(indexes: number[], { of, missing }: Ranks, isDescending: boolean): number[] {
  const rankAt = (index: number) => {
    const rank = of[index] ?? missing;
    return isDescending && rank < missing ? missing - 1 - rank : rank;
  };
  const counts = new Uint32Array(missing + 1);
  for (const index of indexes) counts[rankAt(index)] = (counts[rankAt(index)] ?? 0) + 1;
  let sum = 0;
  // For each rank, the position of its next item.
  const next = counts.map((count) => (sum += count) - count);
  const sorted = [...indexes];
  for (const index of indexes) {
    const rank = rankAt(index);
    const at = next[rank] ?? 0;
    sorted[at] = index;
    next[rank] = at + 1;
  }
  return sorted;
}

/** A sorted copy of a list, with the rules of `byRank`. */
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

/** A copy of a list, sorted by id. A stable sort by another value then shows equal items in this order. */
export const sortedById = <Item extends { _id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => compareIds(one._id, other._id));

const compareValues = (one: Value, other: Value) => (one < other ? -1 : Number(one > other));
