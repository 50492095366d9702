import type { Page } from '@playwright/test';
import { expect, signIn, signInByForm, test } from '../support/fixtures';

/** Answers requests for a chunk with 404, as after a new deployment. Returns a function that restores it. */
async function removeChunk(page: Page, chunk: string) {
  const pattern = `**/assets/${chunk}-*.js`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  return { restore: () => page.unroute(pattern) };
}

/** Counts the page loads from now on. */
function countLoads(page: Page, onLoad?: () => Promise<void>) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.count += 1;
    void onLoad?.();
  });
  return loads;
}

const FAILURE = 'Something went wrong';
const listHeading = (page: Page) => page.getByRole('heading', { name: 'Employee Evaluations' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

// This is a single expression, because Playwright takes the second element of an array for the options of the fixture.
test.use({
  expectedErrors: [/status of 404|Something went wrong|dynamically imported/],
});

test('a page reloads once when the chunk of the next screen is missing, and then shows the screen', async ({
  page,
}) => {
  const { restore } = await removeChunk(page, 'profile');
  const loads = countLoads(page);
  // The chunk is prefetched in idle time.
  const reloaded = page.waitForEvent('load');
  await signIn(page, 'Admin');
  await reloaded;
  await restore();
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  await expect(page.getByRole('heading', { name: /'s Profile$/ })).toBeVisible();
  expect(loads.count).toBeLessThanOrEqual(2);
});

test('a chunk that is still missing after one reload is reported without another reload', async ({
  page,
}) => {
  const { restore } = await removeChunk(page, 'MyEvaluationsPage');
  await signIn(page, 'Admin');
  const loads = countLoads(page);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'My Evaluations' }).click();
  await reloaded;
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await tryAgain(page).click();
  await expect(page.getByText(FAILURE)).toBeVisible();
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(FAILURE)).toBeVisible();
  expect(loads.count).toBe(1);

  await restore();
  await tryAgain(page).click();
  await expect(listHeading(page)).toBeVisible();
  expect(loads.count).toBe(1);
});

test('a dialog whose chunk is missing reloads the page once, and opens when the chunk is available again', async ({
  page,
}) => {
  const { restore } = await removeChunk(page, 'AddEmployeeDialog');
  await signIn(page, 'Admin');
  const loads = countLoads(page);
  const add = page.getByRole('button', { name: 'Add Employee' });
  const reloaded = page.waitForEvent('load');
  await add.click();
  await reloaded;
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: FAILURE })).toBeVisible();
  await restore();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add New Employee' })).toBeVisible();
  expect(loads.count).toBe(1);
});

test('sign-in requests the employees before the code of Home has loaded', async ({ page }) => {
  const requested = page.waitForRequest('**/api/employees');
  await page.route('**/assets/home-*.js', async (route) => {
    await requested;
    await route.continue();
  });
  await signInByForm(page, 'Admin');
});
