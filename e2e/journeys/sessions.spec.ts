import type { Page } from '@playwright/test';
import { gate } from '../../test/calls/gate';
import { choose, expect, signIn, signInByForm, submitSignIn, test } from '../support/fixtures';

// Before each step, a trace would wait for all pages, also for a busy one.
test.use({ trace: 'off' });

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Welcome Back' });

test('a busy tab that receives a 401 late does not end the session of the next user', async ({
  page,
  context,
  deployed,
  expectedErrors,
}) => {
  test.skip(!deployed, 'Requests to the mock in the page cannot be intercepted.');
  expectedErrors.push(/status of 401/);
  await signIn(page, 'Admin');
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  await expect(otherTab.getByText('57 employees')).toBeVisible();

  const { opened, open } = gate();
  await page.route(
    '**/api/evaluations/**',
    async (route) => {
      await opened;
      await route.fulfill({ status: 401, json: { message: 'Please sign in' } });
    },
    { times: 1 },
  );
  await choose(page, 'My Evaluations');
  await expect(page.getByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
  // This blocks the tab as long as the other tab needs, as a print dialog would.
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 10_000;
      while (performance.now() < end);
    });
  });
  open();
  await choose(otherTab, 'Logout');
  await signInByForm(otherTab, 'Employee');
  const token = await otherTab.evaluate(() => localStorage.getItem('token'));

  await expect(page.getByRole('link', { name: 'All Evaluations' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await otherTab.evaluate(() => localStorage.getItem('token'))).toBe(token);
});

test('a tab that was at another site when a session ended keeps nothing of it', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'Admin');
  await choose(page, 'Results');
  const search = page.getByPlaceholder('Search for an employee...');
  await search.fill('grace');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: 'Grace Mwangi' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const texts = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)));
  expect((await texts()).join().split(token)).toHaveLength(2);

  const address = page.url();
  await page.goto('about:blank');
  const otherTab = await context.newPage();
  await otherTab.goto(address);
  await choose(otherTab, 'Logout');
  await expect(signInHeading(otherTab)).toBeVisible();
  await signInByForm(otherTab, 'Employee');

  await page.goBack();
  await expect(search).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/results$/);
  expect((await texts()).join()).not.toMatch(/grace|ada\.admin/);
});

test('Back shows no search of the previous user after another user has signed in', async ({
  page,
}) => {
  await signInByForm(page, 'Admin');
  await page.getByPlaceholder('Search employees...').fill('grace');
  await expect(page).toHaveURL(/[?]q=grace/);
  await choose(page, 'Results');
  const search = page.getByPlaceholder('Search for an employee...');
  await search.fill('mario');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=mario/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/[?]q=grace/);
  await page.goForward();
  await choose(page, 'Logout');
  await expect(signInHeading(page)).toBeVisible();
  await submitSignIn(page, 'Employee');

  await page.goForward();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/results$/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByPlaceholder('Search employees...')).toHaveValue('');
  await expect(page).not.toHaveURL(/grace/);
});
