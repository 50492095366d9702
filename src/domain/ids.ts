/**
 * Whether an id can be a segment of a path (specification, Ids). A browser resolves `.` and `..`, and a lone surrogate
 * cannot be percent-encoded.
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

/**
 * Compares ids. This is the last criterion of a sort, so that the result does not depend on the order of the answer.
 */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
