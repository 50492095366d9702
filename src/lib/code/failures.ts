/** `onFailure` is called with each error that an error boundary has caught. */
export const failures: { onFailure?: (error: unknown) => void } = {};
