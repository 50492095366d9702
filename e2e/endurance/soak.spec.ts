import { stdout } from 'node:process';
import { expect, signIn, test } from '../fixtures';
import { heapOf } from '../heap';
import { tour } from './tour';

/** Changes of the route in a tour. */
const CHANGES = 6;
const WARM_UP = 120 / CHANGES;
const TOURS = Math.ceil(200 / CHANGES);

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

  for (let count = 0; count < WARM_UP; count += 1) await page.evaluate(tour);
  const before = await heapOf(client);
  for (let count = 0; count < TOURS; count += 1) await page.evaluate(tour);
  const after = await heapOf(client);

  stdout.write(`Soak: ${before.toFixed(2)} MB, then ${after.toFixed(2)} MB\n`);
  expect(after / before).toBeLessThan(1.05);
});
