/** Resolves when the browser is idle, or after two seconds. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 1);
    else requestIdleCallback(resolve, { timeout: 2_000 });
  });
}

/** Runs steps in sequence, each when the browser is idle. Returns a function that stops it. */
export function runWhenIdle(steps: (() => unknown)[]): () => void {
  let isStopped = false;

  async function runAll() {
    for (const step of steps) {
      await untilIdle();
      if (isStopped) return;
      await step();
    }
  }

  void runAll();
  return () => {
    isStopped = true;
  };
}
