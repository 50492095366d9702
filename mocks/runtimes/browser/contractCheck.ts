import type { ContractCheck } from '../../log/watchCalls';

/** Loads the validators when the first screen is painted and the browser is idle. */
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
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 1);
    else
      requestIdleCallback(() => {
        resolve();
      });
  });
}
