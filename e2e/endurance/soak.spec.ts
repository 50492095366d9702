import { stdout } from 'node:process';
import { expect, signIn, test } from '../support/fixtures';
import { domOf, heapAfter } from './heap';
import { isFull } from './length';
import { tour } from './tour';

/** Tours of six navigations. The full run has 150 navigations until the heap is stable, then 200 without growth. */
const { warmUp, tours } = isFull ? { warmUp: 25, tours: 34 } : { warmUp: 12, tours: 6 };

test('navigations do not leak memory', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signIn(page, 'Admin');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  const client = await context.newCDPSession(page);

  const runRound = () => page.evaluate(tour);
  const before = await heapAfter(client, warmUp, runRound);
  const domBefore = await domOf(client);
  const after = await heapAfter(client, tours, runRound);
  stdout.write(`Soak: ${before.toFixed(2)} MB, then ${after.toFixed(2)} MB\n`);
  expect(after / before).toBeLessThan(1.02);
  const domAfter = await domOf(client);
  expect(domAfter.nodes - domBefore.nodes).toBeLessThan(tours);
  expect(domAfter.jsEventListeners - domBefore.jsEventListeners).toBeLessThan(tours);
});
