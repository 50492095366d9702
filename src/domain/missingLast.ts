/** Compares two values. A missing one comes last, whatever the direction is (specification, Sorting). */
export function missingLast<Value>(
  one: Value | null | undefined,
  other: Value | null | undefined,
  compare: (one: Value, other: Value) => number,
): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  return compare(one, other);
}
