import type { Page } from '@playwright/test';
import { dialog, expect } from './fixtures';

export const toast = (page: Page) =>
  page.locator('[aria-live="polite"] .MuiAlert-root').filter({
    has: page.getByRole('button', { name: 'Close notification' }),
  });

/** Saves feedback, so that a toast appears. */
export async function giveFeedback(page: Page, position: 'first' | 'last' = 'first') {
  await page.getByRole('button', { name: 'Add Feedback' })[position]().click();
  const form = dialog(page, 'Add Feedback');
  await form.getByLabel('Feedback').fill('And she listens.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Feedback saved successfully');
  await expect(form).toBeHidden();
}
