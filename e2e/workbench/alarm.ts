import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';

/** Waits until the button of the workbench says this problem of the worker, in words. */
export async function expectAlarm(page: Page, text: string | RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
}

export async function expectNoAlarm(page: Page) {
  await expect(page.getByRole('button', { name: 'Mock workbench' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the mock again' })).toBeHidden();
}

export async function startAgain(page: Page) {
  await page.getByRole('button', { name: 'Start the mock again' }).click();
}
