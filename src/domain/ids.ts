/**
 * Whether an id can stand in a path (decision 2): `.` and `..` would be resolved away by the browser,
 * and a lone surrogate has no percent-encoding.
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
