import { expect, signIn, test } from '../support/fixtures';

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

test('a call that bypasses the service worker gets an explanation', async ({
  page,
  expectedErrors,
}) => {
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
