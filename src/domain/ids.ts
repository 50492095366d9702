/**
 * Whether an id can be sent in a path (spec decision 2). A browser resolves `.` and `..`, and a lone surrogate has no
 * percent-encoding.
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
