/** `logFailure` calls `onFailure` with each error. */
export const failures: { onFailure?: (error: unknown) => void } = {};

/** Logs the errors of error boundaries and other unexpected errors. */
export function logFailure(error: unknown) {
  console.error('Something went wrong', error);
  failures.onFailure?.(error);
}
