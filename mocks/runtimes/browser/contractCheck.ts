import type { ContractCheck } from '../../engine/watch';

/** The check of requests and answers. It is loaded when the first screen is shown and the browser is idle. */
export async function loadContractCheck(): Promise<ContractCheck | undefined> {
  await untilPainted();
  await untilIdle();
  try {
    return await import('../../../contract/compiledChecks');
  } catch (cause) {
    console.warn('[mock] Calls are not compared with the contract: its check did not load.', cause);
    return undefined;
  }
}

function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 1);
    else
      requestIdleCallback(() => {
        resolve();
      });
  });
}
