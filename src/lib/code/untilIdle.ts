/** Resolves in an idle callback of the browser, after two seconds at the latest. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 1);
    else requestIdleCallback(resolve, { timeout: 2_000 });
  });
}
