import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds without a request and with little work after which a page is settled. */
const QUIET_TIME = 2_000;
/** Milliseconds of work in that time that are ignored. */
const IGNORED_WORK = 100;
/** Milliseconds between two polls, which cause work in the page themselves. */
const INTERVAL = 500;
const TIMEOUT = 60_000;

/**
 * Watches the requests of a page and the work of its main thread. Returns a function that waits until both have ended,
 * and then returns the processor time of the main thread in milliseconds (at full speed).
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
      await setTimeout(INTERVAL);
      const { TaskDuration: tasks = 0, ThreadTime: processor = 0 } = await timesOf(client);
      if (tasks - worked > IGNORED_WORK) {
        worked = tasks;
        quietSince = performance.now();
      }
      const since = Math.max(quietSince, lastChange);
      if (pending === 0 && performance.now() - since > QUIET_TIME) return processor;
      if (performance.now() - start > TIMEOUT) {
        console.error(
          `Not settled after ${TIMEOUT / 1_000} s (${pending} requests): ${page.url()}`,
        );
        return processor;
      }
    }
  };
}

/**
 * Metrics of the page's main thread in milliseconds. TaskDuration is the duration of its tasks. ThreadTime is its
 * processor time, which does not depend on other programs; on a throttled processor it grows even when idle.
 */
async function timesOf(client: CDPSession): Promise<Record<string, number | undefined>> {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1_000]));
}
