import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds without a call and with little work after which a page counts as settled. */
const QUIET = 2_000;
/** Milliseconds of work in that time that do not count. */
const LITTLE = 100;
/** Between two looks, which cost the page work too. */
const STEP = 500;
const LIMIT = 60_000;

/**
 * Watches what a page fetches and how long its main thread works, from now on. The function that it returns waits
 * until both have come to an end, and answers the processor time of the main thread in milliseconds (at full speed).
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
    let worked = 0;
    let quietSince = start;
    for (;;) {
      await setTimeout(STEP);
      const { TaskDuration: tasks = 0, ThreadTime: processor = 0 } = await timesOf(client);
      if (tasks - worked > LITTLE) {
        worked = tasks;
        quietSince = performance.now();
      }
      const since = Math.max(quietSince, lastChange);
      if (pending === 0 && performance.now() - since > QUIET) return processor;
      if (performance.now() - start > LIMIT) {
        console.error(`Not at rest after ${LIMIT / 1_000} s (${pending} calls): ${page.url()}`);
        return processor;
      }
    }
  };
}

/**
 * Milliseconds of the page's main thread. TaskDuration is how long its tasks take. ThreadTime is the time that the
 * processor spends on it, which does not depend on other programs; on a slowed processor it grows even at rest.
 */
async function timesOf(client: CDPSession): Promise<Record<string, number | undefined>> {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1_000]));
}
