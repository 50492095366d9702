/**
 * Whether an id can be sent in a path (specification, Ids). A browser resolves `.` and `..`, and a lone surrogate has
 * no percent-encoding.
 */
export function isUsableId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value !== '.' &&
    value !== '..' &&
    value.isWellFormed()
  );
}

/** Sorts equal records by their ids, so that the order of the answer does not matter. */
export function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
