/** Makes a read within the limits of the host. */
type ReadLimit = <T>(call: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>;

/**
 * How reads are limited, which only a bulk read sets: the entry, which makes the first reads, does not need the code of
 * `hostLimit.ts`.
 */
export const readLimit: { current: ReadLimit | undefined } = { current: undefined };
