import { compareIds } from './ids';

type Value = string | number;
type Compare<Of> = (one: Of, other: Of) => number;

/** The ranks of the values of a list; equal values have the same. */
export interface Ranks {
  of: number[];
  /** The rank of a missing value. */
  missing: number;
}

export function ranksOf<Of extends Value>(values: (Of | undefined)[], compare: Compare<Of>): Ranks {
  const ranks = new Map<Of | undefined, number>();
  // The order of code units is quick to compute and almost that of the collator, so the second sort makes few
  // comparisons: 10,000 addresses take a slow computer 67 ms instead of 125.
  const distinct = [...new Set(values)].filter((value) => value !== undefined);
  distinct.sort().sort(compare);
  let missing = 0;
  for (const [index, value] of distinct.entries()) {
    const previous = distinct[index - 1];
    // Different texts can be equal, such as 'Level 1' and 'Level 01'.
    if (previous === undefined || compare(previous, value) !== 0) missing += 1;
    ranks.set(value, missing - 1);
  }
  return { of: values.map((value) => ranks.get(value) ?? missing), missing };
}

/**
 * Sorts places of a list by the ranks of their values. Missing ones come last both ways (specification, Sorting), and
 * equal ones stay as they are. It counts: 100,000 in 13 ms, where comparing them takes 90.
 */
export function byRank(places: number[], { of, missing }: Ranks, isDescending: boolean): number[] {
  const rankAt = (place: number) => {
    const rank = of[place] ?? missing;
    return isDescending && rank < missing ? missing - 1 - rank : rank;
  };
  const counts = new Uint32Array(missing + 1);
  for (const place of places) counts[rankAt(place)] = (counts[rankAt(place)] ?? 0) + 1;
  let sum = 0;
  // Where the next of each rank goes.
  const next = counts.map((count) => (sum += count) - count);
  const sorted = [...places];
  for (const place of places) {
    const rank = rankAt(place);
    const at = next[rank] ?? 0;
    sorted[at] = place;
    next[rank] = at + 1;
  }
  return sorted;
}

/** A copy of a list, sorted by one value of each item as `byRank` does. */
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
  return byRank([...items.keys()], ranks, isDescending).flatMap((place) => items[place] ?? []);
}

/** A copy of a list in the order of the ids, in which equal ones are shown. */
export const byId = <Item extends { _id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => compareIds(one._id, other._id));

const compareValues = (one: Value, other: Value) => (one < other ? -1 : Number(one > other));
