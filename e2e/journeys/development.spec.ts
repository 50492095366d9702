import { expect, signIn, test } from '../support/fixtures';

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
