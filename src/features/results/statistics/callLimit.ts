/**
 * Limits how many calls are under way at a time. A call beyond the limit waits for its turn; an aborted one gives
 * its turn up and rejects with the reason of its signal.
 */
export function createCallLimit(limit: number) {
  const waiting = new Set<() => void>();
  let running = 0;

  function startNext() {
    const [start] = waiting;
    start?.();
  }

  function waitForTurn(signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        leave();
        running += 1;
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(signal.reason as Error);
      };
      const leave = () => {
        waiting.delete(start);
        signal.removeEventListener('abort', giveUp);
      };
      waiting.add(start);
      signal.addEventListener('abort', giveUp);
      if (running < limit) start();
    });
  }

  return async function run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    await waitForTurn(signal);
    try {
      return await call();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
