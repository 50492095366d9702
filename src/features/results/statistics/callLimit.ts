/** Limits how many calls are under way at a time. The others wait; one that is aborted meanwhile is never made. */
export function createCallLimit(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      signal.throwIfAborted();
      return await call();
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };
}
