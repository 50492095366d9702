import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures';

/** Signs in and waits for the answers: a page that is being left is no longer the mock's. */
async function signInAndRead(page: Page) {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
}

test('a scenario is chosen in the address and holds until another is', async ({ page }) => {
  await signInAndRead(page);
  await page.goto('./?mock=empty');
  await expect(page.getByText('0 employees')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByText('0 employees')).toBeVisible();
  await page.goto('./?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('./?mock=default');
  await expect(page.getByText('57 employees')).toBeVisible();
});

test('reset starts over, signed out', async ({ page }) => {
  await signInAndRead(page);
  await page.goto('./?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('./?mock=reset');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signInAndRead(page);
});
