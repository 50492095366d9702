/** `onFailure` is called with each error that an error boundary has caught. */
export const failures: { onFailure?: (error: unknown) => void } = {};

/** Logs what a boundary has caught. */
export function logFailure(error: unknown) {
  console.error('Something went wrong', error);
  failures.onFailure?.(error);
}
