import type { Page } from '@playwright/test';
import { DEFAULT_CONFIG } from '../../mocks/config/mockConfig';
import { toLink } from '../../mocks/config/link';
import { expect, signIn, submitSignIn, test } from '../support/fixtures';

/** Signs in and waits for the data. During a navigation the service worker would not handle the pending requests. */
async function signInAndRead(page: Page) {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
}

test('a scenario in the address applies until another one is chosen or the mock is reset', async ({
  page,
}) => {
  await signInAndRead(page);
  await page.goto('./?mock=empty');
  await expect(page.getByText('0 employees')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByText('0 employees')).toBeVisible();
  await page.goto('./?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('./?mock=reset');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await submitSignIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
});

/** This link has a rule. Only the rule gives this answer of the list. */
const LINK = toLink({
  ...DEFAULT_CONFIG,
  rules: {
    listEmployees: [
      {
        answer: 'fixed',
        status: 200,
        body: { employees: [{ _id: 'employee-001', name: 'Grace Hopper' }], total: 1 },
      },
    ],
  },
}).value;

test('a second tab with another config does not change the first', async ({ page, context }) => {
  await signInAndRead(page);
  await page.goto(`./?mock=${LINK}`);
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  const second = await context.newPage();
  await second.goto('./?mock=empty');
  await expect(second.getByText('0 employees')).toBeVisible();
  const third = await context.newPage();
  await third.goto('./');
  await expect(third.getByText('57 employees')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  await second.reload();
  await expect(second.getByText('0 employees')).toBeVisible();
  await second.close();
  await third.close();
  await page.getByRole('searchbox').fill('a');
  await expect(page.getByText('Grace Hopper')).toBeVisible();
});

test('the demo neither uses nor changes the session of a product on the same origin', async ({
  page,
  baseURL,
}) => {
  test.skip(!baseURL?.endsWith('/demo/'), 'Only the demo has keys of its own.');
  const product = {
    token: 'of-the-product',
    role: 'Admin',
    session: '1',
    'views-owner': '1 a@b.example',
  };
  await page.addInitScript((items) => {
    if (localStorage.length > 0) return;
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, product);
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await submitSignIn(page, 'Manager');
  await page.goto('./?mock=reset');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const stored = await page.evaluate(() => Object.entries<string>(localStorage));
  expect(Object.fromEntries(stored)).toMatchObject(product);
});
