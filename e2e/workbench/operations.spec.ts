import type { OperationId } from '../../mocks/engine/operations';
import { dialog } from '../support/fixtures';
import { expect, test } from './panel';

interface Screen {
  id: OperationId;
  path: string;
  /** What is read where the mock answers. */
  usual: string;
  /** What is read where the answer is malformed. */
  broken: string;
}

/** Reads without and with a path parameter and a query. `everyOperation.test.ts` has all operations. */
const READS: readonly Screen[] = [
  {
    id: 'listEmployees',
    path: './',
    usual: 'mario.manager@example.com',
    broken: 'No employees found.',
  },
  {
    id: 'listEmployeeEvaluations',
    path: './employee-profile/employee-002',
    usual: 'of 10',
    broken: 'No evaluations found.',
  },
  {
    id: 'listOwnEvaluations',
    path: './evaluations',
    usual: 'of 10',
    broken: 'No evaluations available.',
  },
];

test('a rule of a read is seen at once, and goes with Reset', async ({ panel, page }) => {
  // The panel stays open when another page is loaded.
  await panel.open();
  for (const { id, path, usual, broken } of READS) {
    await test.step(id, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(usual).first()).toBeVisible();
      await panel.answer(id, 'Failure', 'Malformed');
      await expect(page.getByText(broken).first()).toBeVisible();
      await panel.reset(id);
      await expect(page.getByRole('main').getByText(usual).first()).toBeVisible();
    });
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
  await panel.answer('register', 'Failure', '409');
  // The dialog does not take the focus back from a field of the panel.
  await panel.group('register').getByLabel('Message').fill('Taken by a test');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Taken by a test').first()).toBeVisible();
  await panel.reset('register');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
});

test('each kind of failure passes the service worker', async ({ panel, page }) => {
  await panel.open();
  const failed = page.getByText('No employees found.');
  for (const status of ['Network error', 'Empty', '500']) {
    await panel.answer('listEmployees', 'Failure', status);
    await expect(failed).toBeVisible();
    await panel.reset('listEmployees');
    await expect(failed).toBeHidden();
  }
  await panel.answer('listEmployees', 'Failure', 'Time-out');
  await expect(page.getByText('Loading employees...')).toBeVisible();
  // The call that hangs is let go, and answered.
  await panel.reset('listEmployees');
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
});

test('a call that is delayed for ever is let go by its rule', async ({ panel, page }) => {
  await panel.open();
  await panel.group('listEmployees').getByLabel('Delay').selectOption('For ever');
  await expect(page.getByText('Loading employees...')).toBeVisible();
  await panel.group('listEmployees').getByLabel('Delay').selectOption('None');
  await expect(page.getByText('mario.manager@example.com')).toBeVisible();
  await panel.region.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel.button).toContainText('1 rule');
});

test('a rule for one call, and one for one employee', async ({ panel, page }) => {
  await page.goto('./employee-profile/employee-002');
  await panel.open();
  await panel.answer('getEmployee', 'Failure', '404');
  const group = panel.group('getEmployee');
  await group.getByLabel('Only when').selectOption('id is');
  await group.getByLabel('Value').fill('employee-003');
  await group.getByLabel('Value').press('Enter');
  await expect(page.getByText('mario.manager@example.com').first()).toBeVisible();
  await page.goto('./employee-profile/employee-003');
  await expect(page.getByText('Employee not found').first()).toBeVisible();
  await group.getByLabel('Calls').selectOption('Once');
  await expect(group.getByText('This rule has answered its calls.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('emma.employee@example.com').first()).toBeVisible();
});

test('a fixed answer is checked as typed, and needs a second click to break the contract', async ({
  panel,
  page,
}) => {
  await panel.open();
  await panel.answer('listEmployees', 'Fixed');
  await expect(page.getByText('grace.hopper@example.com')).toBeVisible();
  const group = panel.group('listEmployees');
  const json = group.getByLabel('Answer as JSON');
  await json.fill('{"employees": [');
  await expect(group.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await json.fill('{"employees": [{"_id": "e1", "name": "Ida Fixed"}]}');
  await group.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main').getByText('Ida Fixed')).toBeVisible();
  await json.fill('{"employees": [{"name": 7}]}');
  await expect(group.getByText(/Would break the contract/)).toBeVisible();
  await group.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main').getByText('Ida Fixed')).toBeVisible();
  await group.getByRole('button', { name: 'Apply although it breaks the contract' }).click();
  await expect(page.getByRole('main').getByText('Ida Fixed')).toBeHidden();
  await expect(group.getByText(/This answer breaks the contract/)).toBeVisible();
});
