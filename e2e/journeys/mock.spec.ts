import type { Page } from '@playwright/test';
import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../mocks/engine/arrangement';
import { toLink } from '../../mocks/states/link';
import { dialog, expect, signIn, signInByForm, submitSignIn, test } from '../support/fixtures';

/** Signs in and waits for the data. During a navigation the service worker would not handle the pending requests. */
async function signInAndRead(page: Page) {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
}

test('a scenario in the address applies until another is chosen', async ({ page }) => {
  await signInAndRead(page);
  await page.goto('./?mock=empty');
  await expect(page.getByText('0 employees')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByText('0 employees')).toBeVisible();
  await page.goto('./?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('./?mock=default');
  await expect(page.getByText('57 employees')).toBeVisible();
});

test('reset restores the seed and signs out', async ({ page }) => {
  await signInAndRead(page);
  await page.goto('./?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('./?mock=reset');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signInByForm(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
});

const linkOf = (arrangement: Partial<Arrangement>) =>
  `./?mock=${toLink({ ...DEFAULT_ARRANGEMENT, ...arrangement }).value}`;

/** An answer of the list that only a row gives. */
const only = (name: string): Partial<Arrangement> => ({
  rules: {
    listEmployees: [
      {
        answer: 'fixed',
        status: 200,
        body: { employees: [{ _id: 'employee-001', name }], total: 1 },
      },
    ],
  },
});

test('a link signs its persona in once, and a reload keeps the rest', async ({ page }) => {
  await page.goto(linkOf({ persona: 'Manager', ...only('Grace Hopper') }));
  await expect(page.getByText('Grace Hopper')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByText('Grace Hopper')).toBeVisible();

  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('a tab that is killed has what was written', async ({ page, context }) => {
  await signInAndRead(page);
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = dialog(page, 'Add New Employee');
  await form.getByLabel('Name').fill('Grace Hopper');
  await form.getByLabel('Age').fill('36');
  await form.getByLabel('Email').fill('grace.hopper@example.com');
  await form.getByLabel('Password').fill('secret-7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('58 employees')).toBeVisible();
  const stored = () => page.evaluate(() => sessionStorage.getItem('mock-arrangement'));
  await expect.poll(stored).toContain('grace.hopper@example.com');

  // A killed tab is restored with its session storage, and without a last event. A new one has none.
  const restored = await context.newPage();
  const text = (await stored()) ?? '';
  await restored.addInitScript((value) => {
    sessionStorage.setItem('mock-arrangement', value);
  }, text);
  await restored.goto('./');
  await expect(restored.getByText('58 employees')).toBeVisible();
});

test('a second tab with another arrangement does not change the first', async ({
  page,
  context,
}) => {
  await signInAndRead(page);
  await page.goto(linkOf(only('Grace Hopper')));
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

test('a kept state is chosen by its name, and what is broken changes nothing', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await signInAndRead(page);
  await page.goto('./?mock=manyEmployees');
  await expect(page.getByText('2,000 employees')).toBeVisible();
  await page.goto('./?mock=link.e30');
  await expect(page.getByText('2,000 employees')).toBeVisible();
  expect(warnings.join()).toContain('it has no version');
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
