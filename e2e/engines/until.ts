/** Milliseconds. */
const TIMEOUT = 15_000;
const INTERVAL = 50;

/** Polls until the result is neither undefined nor false. */
export async function until<Result>(
  what: string,
  poll: () => Result | false | undefined | Promise<Result | false | undefined>,
): Promise<Result> {
  for (const start = performance.now(); performance.now() - start < TIMEOUT;) {
    const result = await poll();
    if (result !== undefined && result !== false) return result;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
  throw new Error(`Timed out waiting for ${what}`);
}
