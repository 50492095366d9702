import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures';

/** Signs in and waits for the data. During a navigation the service worker would not handle the pending requests. */
async function signInAndRead(page: Page) {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
}

test('a scenario in the address applies until another is chosen', async ({ page }) => {
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

test('reset restores the seed and signs out', async ({ page }) => {
  await signInAndRead(page);
  await page.goto('./?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('./?mock=reset');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signInAndRead(page);
});
