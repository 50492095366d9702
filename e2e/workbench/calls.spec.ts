import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { dialog } from '../support/fixtures';
import { expect, test } from './panel';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function violationsOf(page: Page) {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run('#mock-workbench', { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

test('each kind of answer passes the service worker', async ({ panel, page }) => {
  await panel.open();
  const empty = page.getByText('No employees found.');
  for (const answer of ['No connection', 'Malformed', 'Empty', 'Fails with 500']) {
    await panel.answer('listEmployees', answer);
    await expect(empty).toBeVisible();
    await panel.answer('listEmployees', 'Normal');
    await expect(empty).toBeHidden();
  }
  await panel.answer('listEmployees', 'Never answers');
  await expect(page.getByText('Loading employees...')).toBeVisible();
  // The waiting call is released and answered.
  await panel.answer('listEmployees', 'Normal');
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
});

test('with the keyboard, a rule of a write is set while its dialog stays open', async ({
  panel,
  page,
}) => {
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = dialog(page, 'Add New Employee');
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByLabel('Email').fill('grace.hopper@example.com');
  await form.getByLabel('Age').fill('36');
  await form.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.keyboard.press('Alt+Shift+M');
  await expect(panel.region).toBeFocused();
  // A field of the panel keeps the focus. The dialog does not take it back.
  await panel.group('register').getByLabel('Answer').focus();
  await page.keyboard.type('Fails with 409');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^Failed to save employee: /)).toBeVisible();
  await panel.answer('register', 'Normal');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.keyboard.press('Alt+Shift+M');
  await expect(panel.region).toBeHidden();
});

test('a fixed body that breaks the contract is marked, and stays over a reload', async ({
  panel,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await panel.open();
  await panel.answer('listEmployees', 'Fixed body…');
  await expect(page.getByText('grace.hopper@example.com')).toBeVisible();
  const group = panel.group('listEmployees');
  await group.getByLabel('Body as JSON').fill('{"employees": [{"_id": "e1", "email": 7}]}');
  await group.getByRole('button', { name: 'Apply' }).click();
  await group.getByRole('button', { name: 'Apply although it breaks the contract' }).click();
  await expect(page.getByText('grace.hopper@example.com')).toBeHidden();
  await expect(group.getByText('breaks the contract', { exact: true })).toBeVisible();
  // The choice has opened the line.
  await group.getByRole('region').getByRole('button').first().click();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(group.getByLabel('Answer')).toHaveValue('fixed');
  await expect(page.getByText('1 employee', { exact: true })).toBeVisible();
});

test('the page can be scrolled out from under the panel', async ({ panel, page }) => {
  await panel.open();
  const next = page.getByRole('button', { name: 'Go to page 2' });
  await page.mouse.move(600, 100);
  await page.mouse.wheel(0, 10_000);
  await next.click();
  await expect(page.getByText('11–20 of 57')).toBeVisible();
});
