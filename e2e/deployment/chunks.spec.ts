import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { expect, signIn, test } from '../support/fixtures';

/** What a new deployment took away: its requests, and a way to have it back. */
async function takeAway(page: Page, chunk: string) {
  const pattern = `**/assets/${chunk}-*.js`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  return { giveBack: () => page.unroute(pattern) };
}

/** Counts how often the page itself is loaded, from here on. */
function countLoads(page: Page, onLoad?: () => Promise<void>) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.count += 1;
    void onLoad?.();
  });
  return loads;
}

const [account] = DEMO_ACCOUNTS;
const SORRY = 'Something went wrong';
const list = (page: Page) => page.getByRole('heading', { name: 'Employee Evaluations' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

// One expression: in a list of several, the second would be taken for a fixture's options.
test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED|Something went wrong/] });

test('a screen whose code is gone is there after one reload', async ({ page }) => {
  const { giveBack } = await takeAway(page, 'MyEvaluationsPage');
  await signIn(page, 'Admin');
  // What is loaded ahead of time fails in silence.
  await page.waitForRequest(/MyEvaluationsPage/);
  const loads = countLoads(page, giveBack);
  await page.getByRole('link', { name: 'My Evaluations' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL(/\/evaluations$/);
  expect(loads.count).toBe(1);
});

test('code that stays away is told after one reload, without a loop', async ({ page }) => {
  const { giveBack } = await takeAway(page, 'MyEvaluationsPage');
  await signIn(page, 'Admin');
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'My Evaluations' }).click();
  await expect(page.getByText(SORRY)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await tryAgain(page).click();
  await expect(page.getByText(SORRY)).toBeVisible();
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(SORRY)).toBeVisible();
  expect(loads.count).toBe(1);

  await giveBack();
  await tryAgain(page).click();
  await expect(list(page)).toBeVisible();
  expect(loads.count).toBe(1);
});

test('a dialog whose code is gone reloads the page once', async ({ page }) => {
  const { giveBack } = await takeAway(page, 'AddEmployeeDialog');
  await signIn(page, 'Admin');
  const loads = countLoads(page);
  const add = page.getByRole('button', { name: 'Add Employee' });
  const reloaded = page.waitForEvent('load');
  await add.click();
  await reloaded;
  await giveBack();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add New Employee' })).toBeVisible();
  expect(loads.count).toBe(1);
});

test('what was typed to sign in stays where the code that sends it is gone', async ({ page }) => {
  const { giveBack } = await takeAway(page, 'client');
  const asked = page.waitForRequest(/client-/);
  await page.goto('./login');
  await asked;
  const loads = countLoads(page);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText(SORRY);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);

  await giveBack();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
  expect(loads.count).toBe(0);
});

test('without a line the page is not loaded again', async ({ page, context }) => {
  const { giveBack } = await takeAway(page, 'MyEvaluationsPage');
  await signIn(page, 'Admin');
  await page.waitForRequest(/MyEvaluationsPage/);
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'My Evaluations' }).click();
  await expect(page.getByText(SORRY)).toBeVisible();
  await context.setOffline(false);
  await giveBack();
  await tryAgain(page).click();
  await expect(list(page)).toBeVisible();
  expect(loads.count).toBe(0);
});
