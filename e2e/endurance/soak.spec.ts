import { stdout } from 'node:process';
import { expect, signIn, test } from '../support/fixtures';
import { heapAfter } from '../support/heap';
import { tour } from './tour';

/** Changes of the route in a tour. */
const CHANGES = 6;
const WARM_UP = 150 / CHANGES;
const TOURS = Math.ceil(200 / CHANGES);

test('two hundred changes of the route leave nothing behind', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signIn(page, 'Admin');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  const client = await context.newCDPSession(page);
  // The browser's own list of what was fetched is no part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });

  const goRound = () => page.evaluate(tour);
  const before = await heapAfter(client, WARM_UP, goRound);
  const after = await heapAfter(client, TOURS, goRound);
  stdout.write(`Soak: ${before.toFixed(2)} MB, then ${after.toFixed(2)} MB\n`);
  expect(after / before).toBeLessThan(1.05);
});
