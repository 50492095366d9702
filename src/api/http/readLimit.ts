/** Makes a read within the limits of the host. */
type ReadLimit = <T>(call: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>;

/**
 * Limits reads. Only a bulk read sets this, so the entry, which makes the first reads, does not load the code of
 * `hostLimit.ts`.
 */
export const readLimit: { current: ReadLimit | undefined } = { current: undefined };
