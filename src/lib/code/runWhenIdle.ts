/** Resolves in an idle callback of the browser, after two seconds at the latest. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 1);
    else requestIdleCallback(resolve, { timeout: 2_000 });
  });
}

/** Runs one step after the other, each in an idle callback of the browser. Returns a function that stops it. */
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
