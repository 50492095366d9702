import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { choose, expect, test } from '../support/fixtures';

/** Whether a heap snapshot of the page contains the text. */
async function isInMemory(page: Page, text: string) {
  const client = await page.context().newCDPSession(page);
  let snapshot = '';
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (snapshot += chunk));
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return snapshot.includes(text);
}

test('after signing in, the password is no longer in memory', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS[0];
  await page.goto('./');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').focus();
  await page.keyboard.insertText(password);
  expect(await isInMemory(page, password)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  // React keeps a reference to the removed field until another element takes the focus.
  await choose(page, 'Results');
  await page.getByPlaceholder('Search for an employee...').click();
  expect(await isInMemory(page, password)).toBe(false);
  // Shows that the search of the snapshot works.
  expect(await isInMemory(page, email)).toBe(true);
});
