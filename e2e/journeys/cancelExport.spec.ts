import { choose, expect, signIn, test } from '../support/fixtures';

test('an export can be cancelled', async ({ page }) => {
  await signIn(page, 'Admin');
  await choose(page, 'Results');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  // The responses are delayed, or the export would finish before it is cancelled.
  let respond: () => void = () => undefined;
  const cancelled = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/evaluations/results/*', async (route) => {
    await cancelled;
    // The page has aborted the request.
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  respond();
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(downloads).toBe(0);
});
