import { stdout } from 'node:process';
import { expect, signIn, test } from '../support/fixtures';
import { heapAfter } from '../support/heap';
import { isFull } from './length';
import { tour } from './tour';

/** Tours of six changes of the route: 150 changes until the heap is stable, then 200 that must not grow it. */
const { warmUp, tours } = isFull ? { warmUp: 25, tours: 34 } : { warmUp: 6, tours: 8 };

test('changes of the route leave nothing in memory', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signIn(page, 'Admin');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  const client = await context.newCDPSession(page);
  // The browser's list of fetched resources is not part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });

  const goRound = () => page.evaluate(tour);
  const before = await heapAfter(client, warmUp, goRound);
  const after = await heapAfter(client, tours, goRound);
  stdout.write(`Soak: ${before.toFixed(2)} MB, then ${after.toFixed(2)} MB\n`);
  expect(after / before).toBeLessThan(1.05);
});
