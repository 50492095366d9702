import { stdout } from 'node:process';
import type { CDPSession, Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../chromium';
import { expect, signIn, test } from '../fixtures';
import { heapOf } from '../heap';
import { tour } from './tour';

/** Changes of the route in a tour. */
const CHANGES = 6;
const WARM_UP = 90 / CHANGES;
const TOURS = Math.ceil(200 / CHANGES);
/** Tours after which the heap is read. */
const READINGS = 5;

test.use({
  launchOptions: {
    executablePath: findChromium(),
    // Code that was compiled once more because it is run often lies in the heap too, and is nothing left behind.
    args: [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt,--no-maglev'],
  },
});

test('two hundred changes of the route leave nothing behind', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signIn(page, 'Admin');
  await expect(page.getByRole('grid')).toBeVisible();
  const client = await context.newCDPSession(page);
  // The browser's own list of what was fetched is no part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });

  const before = await heapAfter(WARM_UP, page, client);
  const after = await heapAfter(TOURS, page, client);
  stdout.write(`Soak: ${before.toFixed(2)} MB, then ${after.toFixed(2)} MB\n`);
  expect(after / before).toBeLessThan(1.05);
});

/** Megabytes: the least of the last readings, as any of them may find something that is about to go. */
async function heapAfter(tours: number, page: Page, client: CDPSession) {
  const readings: number[] = [];
  for (let left = tours - 1; left >= 0; left -= 1) {
    await page.evaluate(tour);
    if (left < READINGS) readings.push(await heapOf(client));
  }
  return Math.min(...readings);
}
