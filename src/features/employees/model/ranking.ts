type Value = string | number;

/** The place of each value among all values, equal ones at the same; missing ones at `size`. */
export interface Ranks {
  of: Uint32Array;
  size: number;
}

/** Values that are compared between two pauses. */
const STEP = 256;

/** Made when it is first needed, which is not while the screen is opened. */
let collator: Intl.Collator | undefined;

/** Ranks values. It pauses after each few hundred comparisons, for whoever does it bit by bit. */
export function* ranking(values: (Value | undefined)[]): Generator<undefined, Ranks> {
  const distinct = yield* sorting([...new Set(values)].filter((value) => value !== undefined));
  const rankOf = new Map<Value | undefined, number>();
  let size = 0;
  for (const [index, value] of distinct.entries()) {
    const before = distinct[index - 1];
    if (before !== undefined && compare(before, value) !== 0) size += 1;
    rankOf.set(value, size);
    if (index % STEP === 0) yield;
  }
  if (distinct.length > 0) size += 1;
  return { of: Uint32Array.from(values, (value) => rankOf.get(value) ?? size), size };
}

/** Sorts pieces, and merges two at a time. */
function* sorting(values: Value[]): Generator<undefined, Value[]> {
  let pieces: Value[][] = [];
  for (let start = 0; start < values.length; start += STEP) {
    pieces.push(values.slice(start, start + STEP).sort(compare));
    yield;
  }
  while (pieces.length > 1) {
    const merged: Value[][] = [];
    for (let index = 0; index < pieces.length; index += 2)
      merged.push(yield* merging(pieces[index] ?? [], pieces[index + 1] ?? []));
    pieces = merged;
  }
  return pieces[0] ?? [];
}

function* merging(left: Value[], right: Value[]): Generator<undefined, Value[]> {
  const merged: Value[] = [];
  let taken = 0;
  for (const value of left) {
    for (;;) {
      if (merged.length % STEP === 0) yield;
      const next = right[taken];
      if (next === undefined || compare(next, value) >= 0) break;
      merged.push(next);
      taken += 1;
    }
    merged.push(value);
  }
  return merged.concat(right.slice(taken));
}

function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(String(a), String(b));
}

/** Does the rest at once. */
export function finish<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
