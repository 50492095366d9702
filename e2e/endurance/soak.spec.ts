import { stdout } from 'node:process';
import type { Page } from '@playwright/test';
import { choose, dialog, expect, signIn, test } from '../fixtures';
import { heapOf } from '../heap';

/** Six changes of the route, and four dialogs opened and closed. */
async function round(page: Page) {
  await openAndClose(page, 'Add Employee', 'Add New Employee');
  await openAndClose(page, 'Add Evaluation', 'Create Evaluation for');
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  await expect(page.getByRole('table', { name: 'Evaluations History' })).toBeVisible();
  await choose(page, 'My Evaluations');
  await openAndClose(page, 'Add Feedback', 'Add Feedback');
  await openAndClose(page, 'Edit', 'Edit Evaluation for');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByText('Evaluation Details')).toBeVisible();
  await choose(page, 'All Evaluations');
  await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible();
  await choose(page, 'Results');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await choose(page, 'Home');
  await expect(page.getByRole('grid')).toBeVisible();
}

async function openAndClose(page: Page, button: string, title: string) {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await expect(dialog(page, title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, title)).toBeHidden();
}

const CHANGES = 6;
const WARM_UP = 120 / CHANGES;
const ROUNDS = Math.ceil(200 / CHANGES);

test('two hundred changes of the route leave nothing behind', async ({ page, context }) => {
  test.setTimeout(300_000);
  await signIn(page, 'Admin');
  await expect(page.getByRole('grid')).toBeVisible();
  const client = await context.newCDPSession(page);
  // The browser's own list of what was fetched is no part of the app's heap.
  await page.evaluate(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });

  for (let count = 0; count < WARM_UP; count += 1) await round(page);
  const before = await heapOf(client);
  for (let count = 0; count < ROUNDS; count += 1) await round(page);
  const after = await heapOf(client);

  stdout.write(`Soak: ${before.toFixed(2)} MB, then ${after.toFixed(2)} MB\n`);
  expect(after / before).toBeLessThan(1.05);
});
