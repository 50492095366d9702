import type { Page } from '@playwright/test';
import { choose, dialog, expect, signInByForm, test } from '../support/fixtures';
import { addressOf, SITES } from '../support/sites';
import { watchViolations } from '../support/violations';

/** Opens every screen with its dialogs and menus, a toast, and an export. It writes nothing. */
async function visitEverything(page: Page) {
  await test.step('sign in, after the registration form and a failed attempt', async () => {
    await page.goto('./register');
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Admin' }).click();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await page.goto('./login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await signInByForm(page, 'Manager');
  });

  await test.step('the table of employees and its menu', async () => {
    await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Position' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Position' }).click();
    await page.getByRole('button', { name: 'Go to page 2' }).click();
    await page.getByPlaceholder('Search employees...').fill('ada');
    await expect(page.getByText(/^\d+ of \d+ employees$/)).toBeVisible();
  });

  await test.step('a dialog, and the toast of a failed save', async () => {
    await page.getByRole('button', { name: 'Add Employee' }).click();
    const form = dialog(page, 'Add New Employee');
    await form.getByLabel('Name').fill('Nadia Novak');
    await form.getByLabel('Email').fill('ada.admin@example.com');
    await form.getByLabel('Age').fill('29');
    await form.getByLabel('Password').fill('demo-nadia');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to save employee: ');
    await page.getByRole('button', { name: 'Close notification' }).click();
    await page.goto('./');
  });

  await test.step('a profile and evaluations', async () => {
    await page.getByRole('link', { name: 'View Profile' }).first().click();
    await expect(page.getByRole('heading', { name: /'s Profile$/ })).toBeVisible();
    await choose(page, 'My Evaluations');
    for (const name of ['Add Feedback', 'Edit']) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await choose(page, 'All Evaluations');
    // The previous page has a button with this name, too.
    await expect(page.getByRole('heading', { name: 'All Evaluations' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page.getByRole('heading', { name: /'s Evaluation$/ })).toBeVisible();
  });

  await test.step('results, statistics and an export', async () => {
    await choose(page, 'Results');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Statistics' }).first().click();
    await expect(page.getByText('Average Score')).toBeVisible();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    expect((await download).suggestedFilename()).toBe('employee_evaluations.xlsx');
  });

  await test.step('sorted results, the table of results, and an evaluation from there', async () => {
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Last evaluated');
    await page.getByRole('button', { name: 'Longest ago first, reverse' }).click();
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('menuitemradio', { name: 'Table' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Position' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Average' }).click();
    await expect(page.getByRole('columnheader', { name: 'Average' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Averages');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Views: Averages' })).toBeVisible();
    await expect(page).toHaveURL(/order=averageScore/);
  });

  await test.step('the colour scheme, the menu on a phone, an unknown page', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.setViewportSize({ width: 375, height: 812 });
    await choose(page, 'Home');
    await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
    await page.goto('./nowhere');
    await expect(page.getByText('Not Found')).toBeVisible();
    await choose(page, 'Logout');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
}

test.use({ expectedErrors: [/status of (?:401|409)/] });

test('the app causes no policy violation, and no request has the token in its URL', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const output: string[] = [];
  page.on('console', (message) => output.push(message.text()));
  let token: string | undefined;
  page.on('request', (request) => {
    output.push(request.url());
    token ??= request.headers()['authorization']?.replace('Bearer ', '');
  });
  await visitEverything(page);
  expect(violations).toEqual([]);
  expect(token).toMatch(/./);
  expect(output.join('\n')).not.toContain(token);
});

test.describe('a policy that the app violates', () => {
  test.use({
    baseURL: addressOf(SITES.tooStrict),
    expectedErrors: [/violates the following Content Security Policy directive/],
  });

  test('is reported', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect.poll(() => violations.join()).toContain('style-src-elem: inline');
  });
});
