import { expect, signIn, test } from '../support/fixtures';

test('an unknown scenario is reported in the console and ignored', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('./?mock=lagre');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(warnings.join()).toContain('There is no scenario and no kept state "lagre"');
});

test.describe('without a service worker', () => {
  test.use({ expectedErrors: [/The mock backend could not start/] });

  test('the page shows the error and how to fix it', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.goto('./');
    await expect(page.getByText('The mock backend could not start')).toContainText(
      'set VITE_API_BASE_URL in .env.local to use a real API',
    );
  });
});

test('a call past the service worker is answered in words', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503/, /\/api\/employees/);
  await signIn(page, 'Admin');
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.setBypassServiceWorker', { bypass: true });
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/employees');
    return { status: response.status, body: await response.text() };
  });
  expect(answer).toEqual({
    status: 503,
    body: expect.stringContaining('did not reach the mock'),
  });
});

test('a request without a handler is answered with 501 and logged', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/\/api\/nothing/, /501/);
  await signIn(page, 'Admin');
  const unanswered = page.waitForEvent('console', (message) =>
    message.text().includes('No handler answers GET /api/nothing'),
  );
  expect(await page.evaluate(async () => (await fetch('/api/nothing')).status)).toBe(501);
  await unanswered;
});
