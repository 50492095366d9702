import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures';

declare global {
  var letGo: () => void;
}

/** Until `letGo` is called, the browser never has time for work that can wait: the grid does not come. */
function holdIdleWork() {
  const waiting: IdleRequestCallback[] = [];
  const request = window.requestIdleCallback.bind(window);
  // No number of the browser's own, or giving this one up would give up another.
  window.requestIdleCallback = (callback) => -waiting.push(callback);
  globalThis.letGo = () => {
    window.requestIdleCallback = request;
    for (const callback of waiting) request(callback, { timeout: 2_000 });
  };
}

/** Where each cell is, in whole pixels: as it stands in the plain table and in the grid. */
const cells = (page: Page) =>
  page
    .locator('[role=cell], [role=gridcell], [role=columnheader]')
    .evaluateAll((found) =>
      found
        .filter((cell) => cell.checkVisibility({ visibilityProperty: true }))
        .map((cell) => ({ text: cell.textContent, x: Math.round(cell.getBoundingClientRect().x) })),
    );

test('the plain table works, and the grid takes its place without a shift', async ({ page }) => {
  await page.addInitScript(holdIdleWork);
  await signIn(page, 'Admin');
  const plain = page.getByRole('table', { name: 'Employees' });
  await expect(plain.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('grid')).toHaveCount(0);

  const header = page.getByRole('columnheader', { name: 'Name' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await plain.getByRole('button', { name: 'Add Evaluation' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const opener = plain.getByRole('button', { name: 'Add Evaluation' }).first();
  await expect(opener).toBeFocused();

  const before = await cells(page);
  const top = await plain.getByRole('cell').first().boundingBox();
  await page.evaluate(() => {
    globalThis.letGo();
  });
  const grid = page.getByRole('grid', { name: 'Employees' });
  // A development server that was only just started compiles its code first.
  await expect(grid).toBeVisible({ timeout: 60_000 });
  await expect(plain).toHaveCount(0);
  expect(await cells(page)).toEqual(before);
  const gridTop = await grid.getByRole('gridcell').first().boundingBox();
  expect(Math.abs((gridTop?.y ?? 0) - (top?.y ?? 0))).toBeLessThanOrEqual(1);
  // Who had come there with the keyboard is still there.
  await expect(grid.getByRole('button', { name: 'Add Evaluation' }).first()).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
