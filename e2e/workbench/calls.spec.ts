import { dialog } from '../support/fixtures';
import { expect, test } from './panel';

test('the screen comes first, in lines of 32 pixels', async ({ panel, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await panel.open();
  await expect(panel.region.getByRole('heading', { name: 'On this screen' })).toBeVisible();
  await expect(panel.group('listEmployees')).toBeVisible();
  await expect(panel.group('login')).toBeHidden();
  await panel.openAll();
  const lines = panel.region.locator('[role="group"]');
  await expect(lines).toHaveCount(12);
  for (const line of await lines.all()) {
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(32);
  }
});

test('a rule of a write is seen in its dialog, which stays open', async ({ panel, page }) => {
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = dialog(page, 'Add New Employee');
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByLabel('Email').fill('grace.hopper@example.com');
  await form.getByLabel('Age').fill('36');
  await form.getByLabel('Password', { exact: true }).fill('correct-horse');
  await page.keyboard.press('Alt+Shift+M');
  await panel.openAll();
  await panel.answer('register', 'Fails with 409');
  // A field of the panel keeps the focus. The dialog does not take it back.
  await panel.more('register');
  await panel.group('register').getByLabel('Message').fill('Taken by a test');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Taken by a test').first()).toBeVisible();
  await panel.answer('register', 'Normal');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
});

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

test('a rule for one call, and one for one employee', async ({ panel, page }) => {
  await page.goto('./employee-profile/employee-002');
  await panel.open();
  await panel.answer('getEmployee', 'Malformed');
  const group = panel.group('getEmployee');
  await panel.more('getEmployee');
  await group.getByLabel('Only when').selectOption('id is');
  await group.getByLabel('Value').fill('employee-003');
  await group.getByLabel('Value').press('Enter');
  await expect(page.getByText('mario.manager@example.com').first()).toBeVisible();
  await page.goto('./employee-profile/employee-003');
  await expect(page.getByText('Employee not found').first()).toBeVisible();
  await panel.more('getEmployee');
  await group.getByLabel('Calls').selectOption('Once');
  await expect(group.getByText('This rule has answered its calls.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('emma.employee@example.com').first()).toBeVisible();
});

test('a fixed body that breaks the contract is marked', async ({ panel, page }) => {
  await panel.open();
  await panel.answer('listEmployees', 'Fixed body…');
  await expect(page.getByText('grace.hopper@example.com')).toBeVisible();
  const group = panel.group('listEmployees');
  const json = group.getByLabel('Body as JSON');
  await json.fill('{"employees": [');
  await expect(group.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await json.fill('{"employees": [{"_id": "e1", "name": "Ida Fixed"}]}');
  await group.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main').getByText('Ida Fixed')).toBeVisible();
  await expect(group.getByText('breaks the contract', { exact: true })).toBeHidden();
  await json.fill('{"employees": [{"name": 7}]}');
  await group.getByRole('button', { name: 'Apply' }).click();
  await group.getByRole('button', { name: 'Apply although it breaks the contract' }).click();
  await expect(page.getByRole('main').getByText('Ida Fixed')).toBeHidden();
  await expect(group.getByText('breaks the contract', { exact: true })).toBeVisible();
});
