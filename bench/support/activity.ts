import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds without a call and with little work after which a page counts as settled. */
const QUIET = 2_000;
/** Milliseconds of work in that time that do not count. */
const LITTLE = 40;
const STEP = 200;
const LIMIT = 60_000;

/**
 * Watches what a page fetches and how long its main thread works, from now on. The function that it returns waits
 * until both have come to an end, and answers the processor time of the main thread in milliseconds.
 */
export function watchActivity(page: Page, client: CDPSession): () => Promise<number> {
  let pending = 0;
  let lastChange = performance.now();
  const changed = (by: number) => () => {
    pending += by;
    lastChange = performance.now();
  };
  page.on('request', changed(1));
  page.on('requestfinished', changed(-1));
  page.on('requestfailed', changed(-1));

  return async () => {
    const start = performance.now();
    let worked = await processorTime(client);
    let quietSince = start;
    while (performance.now() - start < LIMIT) {
      await setTimeout(STEP);
      const now = await processorTime(client);
      if (now - worked > LITTLE) {
        worked = now;
        quietSince = performance.now();
      }
      const isQuiet = pending === 0 && performance.now() - Math.max(quietSince, lastChange) > QUIET;
      if (isQuiet) return now;
    }
    throw new Error(`The page still works after ${LIMIT / 1_000} s`);
  };
}

async function processorTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
  return seconds * 1_000;
}
