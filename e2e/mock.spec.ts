import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';

/** Signs in and waits for the answers: a page that is being left is no longer the mock's. */
async function signInAndRead(page: Page) {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
}

test('a scenario is chosen in the address and holds until another is', async ({ page }) => {
  await signInAndRead(page);
  await page.goto('/?mock=empty');
  await expect(page.getByText('0 employees')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByText('0 employees')).toBeVisible();
  await page.goto('/?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('/?mock=default');
  await expect(page.getByText('57 employees')).toBeVisible();
});

test('reset starts over, signed out', async ({ page }) => {
  await signInAndRead(page);
  await page.goto('/?mock=large');
  await expect(page.getByText('10,000 employees')).toBeVisible();
  await page.goto('/?mock=reset');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signInAndRead(page);
});

test('an unknown scenario is named in the console and changes nothing', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/?mock=lagre');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(warnings.join()).toContain('There is no scenario "lagre"');
});

test.describe('without a service worker', () => {
  test.use({ expectedErrors: [/The mock backend could not start/] });

  test('the page says what is wrong and what to do', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.goto('/');
    await expect(page.getByText('The mock backend could not start')).toContainText(
      'set VITE_API_BASE_URL in .env.local to use a real API',
    );
  });
});

test('a call that no handler answers fails loudly', async ({ page, expectedErrors }) => {
  expectedErrors.push(/\/api\/nothing/, /501/);
  await signIn(page, 'Admin');
  const unanswered = page.waitForEvent('console', (message) =>
    message.text().includes('No handler answers GET /api/nothing'),
  );
  expect(await page.evaluate(async () => (await fetch('/api/nothing')).status)).toBe(501);
  await unanswered;
});
