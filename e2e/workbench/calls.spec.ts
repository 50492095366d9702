import { dialog } from '../support/fixtures';
import { expect, test } from './panel';

test('each kind of answer passes through the service worker', async ({ panel, page }) => {
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

test('the keyboard can set a rule for a write while its dialog stays open', async ({
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

test('the end of the page can be scrolled above the panel', async ({ panel, page }) => {
  await panel.open();
  const next = page.getByRole('button', { name: 'Go to page 2' });
  await page.mouse.move(600, 100);
  await page.mouse.wheel(0, 10_000);
  await next.click();
  await expect(page.getByText('11–20 of 57')).toBeVisible();
});
