/** `onFailure` is called with each error that is logged here. */
export const failures: { onFailure?: (error: unknown) => void } = {};

/** Logs what an error boundary has caught, and other unexpected errors. */
export function logFailure(error: unknown) {
  console.error('Something went wrong', error);
  failures.onFailure?.(error);
}
