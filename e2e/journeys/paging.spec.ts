import type { Page } from '@playwright/test';
import { choose, expect, signIn, test } from '../support/fixtures';

async function expectTopInView(page: Page, name: string) {
  const rows = page.getByRole('table', { name }).getByRole('row');
  await expect(rows.filter({ has: page.getByRole('cell') }).first()).toBeInViewport();
}

test('another page of evaluations is shown from its first row', async ({ page }) => {
  await signIn(page, 'Manager');
  await choose(page, 'My Evaluations');
  for (const [button, number] of [
    ['Next', 2],
    ['Next', 3],
    ['Previous', 2],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(`Page ${number} of 7`)).toBeVisible();
    await expectTopInView(page, 'Employee Evaluations');
  }
});

test('another page of employees is shown from its first row', async ({ page }) => {
  await signIn(page, 'Manager');
  for (const [button, number] of [
    ['Go to next page', 2],
    ['Go to page 3', 3],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const current = page.getByRole('button', { name: `page ${number}`, exact: true });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expectTopInView(page, 'Employees');
  }
});
