import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dialog, expect, signIn, test } from './fixtures';

/** WCAG 2.2 AA, and what axe recommends besides. */
async function expectNoViolations(page: Page, { except = [] }: { except?: string[] } = {}) {
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
  expect(found).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const screens = [
  { path: '/', ready: 'ada.admin@example.com' },
  { path: '/evaluations', ready: 'Page 1 of 4' },
  { path: '/all-evaluations?page=2', ready: 'Page 2 of 40' },
  { path: '/employee-profile/employee-002', ready: "Mario Bianchi's Profile" },
  { path: '/evaluation/evaluation-0100', ready: 'Feedbacks' },
  { path: '/no-such-page', ready: 'Not Found' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('sign-in and registration, with and without errors', async ({ page }) => {
      for (const [path, button] of [
        ['/login', 'Sign In'],
        ['/register', 'Sign Up'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: button })).toBeVisible();
        await expectNoViolations(page);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByText('Invalid email address')).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('every screen behind the sign-in', async ({ page }) => {
      await signIn(page, 'Admin');
      for (const { path, ready } of screens) {
        await page.goto(path);
        await expect(page.getByText(ready).first()).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('results, statistics, menus, dialogs and toasts', async ({ page }) => {
      await signIn(page, 'Admin');
      await page.getByRole('button', { name: 'Colour scheme' }).click();
      await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
      // An open menu hides the rest of the page, and is no landmark itself.
      await expectNoViolations(page, { except: ['region'] });
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Add Employee' }).click();
      await dialog(page, 'Add New Employee').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Add Evaluation' }).first().click();
      await page.getByLabel('Note').fill('Good.');
      await page.getByLabel('Score').fill('8');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Evaluation created successfully')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectNoViolations(page);

      await page.goto('/results');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('57 found')).toBeVisible();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Statistics' }).nth(1).click();
      await expect(dialog(page, 'Statistics').getByText('Average Score')).toBeVisible();
      await expectNoViolations(page);
    });

    test('loading, empty and failed', async ({ page, expectedErrors }) => {
      expectedErrors.push(/./);
      await signIn(page, 'Admin');
      for (const [scenario, text] of [
        ['loading', 'Loading employees...'],
        ['empty', 'No employees found.'],
        ['serverError', 'Try again'],
      ] as const) {
        await page.goto(`/?mock=${scenario}`);
        await expect(page.getByText(text)).toBeVisible();
        await expectNoViolations(page);
      }
      await page.goto('/evaluations');
      await expect(page.getByText('No evaluations available.')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
