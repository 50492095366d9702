import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { choose, expect, test } from '../support/fixtures';

/** A heap snapshot of the page, as text. */
async function memoryOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  let snapshot = '';
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (snapshot += chunk));
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return snapshot;
}

test('after signing in, the password is no longer in memory', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS[0];
  await page.goto('./');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').focus();
  await page.keyboard.insertText(password);
  const before = await memoryOf(page);
  expect(before.includes(password)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  // React keeps a reference to the removed field until another element takes the focus.
  await choose(page, 'Results');
  await page.getByPlaceholder('Search for an employee...').click();
  const after = await memoryOf(page);
  expect(after.includes(password)).toBe(false);
  // Shows that the search of the snapshot works.
  expect(after.includes(email)).toBe(true);
});
