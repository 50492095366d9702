import { compareTexts } from '../../../lib/text/compareTexts';

type Value = string | number;

/** The rank of each value, equal ones at the same, counted from 0; a missing value has the rank `size`. */
export interface Ranks {
  of: Uint32Array;
  size: number;
}

export function rank(values: (Value | undefined)[]): Ranks {
  const rankOf = new Map<Value, number>();
  for (const value of values) if (value !== undefined) rankOf.set(value, 0);
  // The order of code units is almost that of the collator and quick to compute, and a sort of what is almost in order
  // makes few comparisons: 100,000 e-mail addresses take 180 ms instead of 350, 10,000 names 13 instead of 27.
  const distinct = [...rankOf.keys()].sort().sort(compare);
  let size = 0;
  for (const [index, value] of distinct.entries()) {
    const previous = distinct[index - 1];
    // Different texts can be equal, such as 'Level 1' and 'Level 01'.
    if (previous === undefined || compare(previous, value) !== 0) size += 1;
    rankOf.set(value, size - 1);
  }
  const rankOrLast = (value: Value | undefined) =>
    (value === undefined ? undefined : rankOf.get(value)) ?? size;
  return { of: Uint32Array.from(values, rankOrLast), size };
}

function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTexts(String(a), String(b));
}
