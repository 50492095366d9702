import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { choose, expect, test } from '../support/fixtures';

/** Whether a text is anywhere in the memory of the page's programs. */
async function isInMemory(page: Page, text: string) {
  const client = await page.context().newCDPSession(page);
  let snapshot = '';
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (snapshot += chunk));
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return snapshot.includes(text);
}

test('soon after signing in, the password is nowhere in memory', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS[0];
  await page.goto('./');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').focus();
  await page.keyboard.insertText(password);
  expect(await isInMemory(page, password)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  // React keeps the field that had the focus, though it is gone, until something else has it.
  await choose(page, 'Results');
  await page.getByPlaceholder('Search for an employee...').click();
  expect(await isInMemory(page, password)).toBe(false);
  // The search finds what is there.
  expect(await isInMemory(page, email)).toBe(true);
});
