import type { Page } from '@playwright/test';
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

const SORRY = 'Something went wrong';
const list = (page: Page) => page.getByRole('heading', { name: 'Employee Evaluations' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

// One expression: in a list of several, the second would be taken for a fixture's options.
test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED|Something went wrong/] });

test('a screen whose code is gone is there after one reload', async ({ page }) => {
  const { giveBack } = await takeAway(page, 'EmployeeProfilePage');
  const prefetched = page.waitForRequest(/EmployeeProfilePage/);
  await signIn(page, 'Admin');
  // A prefetch that fails is not shown.
  await prefetched;
  const loads = countLoads(page, giveBack);
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  await expect(page.getByRole('heading', { name: /'s Profile$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/employee-profile\//);
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

test('a dialog whose code is gone reloads the page once, and then can be tried again', async ({
  page,
}) => {
  const { giveBack } = await takeAway(page, 'AddEmployeeDialog');
  await signIn(page, 'Admin');
  const loads = countLoads(page);
  const add = page.getByRole('button', { name: 'Add Employee' });
  const reloaded = page.waitForEvent('load');
  await add.click();
  await reloaded;
  await add.click();
  await expect(page.getByRole('alertdialog', { name: SORRY })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(add).toBeFocused();
  await add.click();
  await giveBack();
  await tryAgain(page).click();
  await expect(page.getByRole('dialog', { name: 'Add New Employee' })).toBeVisible();
  expect(loads.count).toBe(1);
});

test('without a line the page is not loaded again', async ({ page, context }) => {
  const { giveBack } = await takeAway(page, 'MyEvaluationsPage');
  await signIn(page, 'Admin');
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
