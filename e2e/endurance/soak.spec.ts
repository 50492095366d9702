import { stdout } from 'node:process';
import { expect, signIn, test } from '../support/fixtures';
import { heapAfter } from '../support/heap';
import { isFull } from './length';
import { tour } from './tour';

/** Tours of six navigations. The full run has 150 navigations until the heap is stable, then 200 without growth. */
const { warmUp, tours } = isFull ? { warmUp: 25, tours: 34 } : { warmUp: 6, tours: 8 };

test('navigations do not leak memory', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signIn(page, 'Admin');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  const client = await context.newCDPSession(page);
  // The browser's list of fetched resources is not part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });

  const runRound = () => page.evaluate(tour);
  const before = await heapAfter(client, warmUp, runRound);
  const after = await heapAfter(client, tours, runRound);
  stdout.write(`Soak: ${before.toFixed(2)} MB, then ${after.toFixed(2)} MB\n`);
  expect(after / before).toBeLessThan(1.05);
});
