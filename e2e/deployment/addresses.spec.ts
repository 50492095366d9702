import { demoAccount } from '../../mocks/demoAccounts';
import { choose, expect, signIn, signInByForm, test } from '../support/fixtures';
import { addressOf, API_PORT, SITES } from '../support/sites';

test.describe('with the address of another origin in index.html', () => {
  test.use({ baseURL: addressOf(SITES.elsewhere) });

  test('requests go to that origin, with CORS', async ({ page }) => {
    const origins = new Set<string>();
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (pathname.startsWith('/api/')) origins.add(origin);
    });
    await signIn(page, 'Admin');
    await expect(page.getByText('57 employees')).toBeVisible();
    expect([...origins]).toEqual([`http://localhost:${API_PORT}`]);
  });

  test('a 401 that the browser hides because it lacks CORS headers leads to sign-in', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/blocked by CORS policy|net::ERR_FAILED|Failed to fetch evaluations/);
    await signInByForm(page, 'Admin');
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 401,
        // Without this header Playwright would add one that lets the page read the answer.
        headers: { 'Access-Control-Allow-Origin': 'null' },
        json: { message: 'Please sign in' },
      }),
    );
    await choose(page, 'My Evaluations');
    const failure = page.getByRole('alert').filter({ hasText: 'The server did not answer.' });
    // A read is tried three times.
    await failure.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByLabel('Password').fill(demoAccount('Admin').password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Employees', exact: true })).toBeVisible();
  });
});

test.describe('with an unencrypted address in index.html', () => {
  test.use({
    baseURL: addressOf(SITES.broken),
    expectedErrors: [/api-base-url.*is not encrypted/],
  });

  test('the page shows the error and how to fix it', async ({ page }) => {
    await page.goto('./');
    const text = page.getByText('<meta name="api-base-url"> of index.html is not encrypted');
    await expect(text).toContainText('"http://api.example.com"');
    await expect(text).toContainText('such as https://api.example.com');
  });
});

test.describe('under a sub-path', () => {
  test.use({ baseURL: addressOf(SITES.subPath) });

  test('pages, links, files and reloads stay under it', async ({ page, request }) => {
    await page.goto('/hr');
    await expect(page).toHaveURL(/\/hr\/login$/);
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!/^\/(?:hr|api)\//.test(pathname)) outside.push(pathname);
    });
    await signInByForm(page, 'Admin');
    await expect(page).toHaveURL(/\/hr\/$/);
    await expect(page.getByRole('link', { name: 'My Evaluations' })).toHaveAttribute(
      'href',
      '/hr/evaluations',
    );
    await page.getByRole('link', { name: 'My Evaluations' }).click();
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page).toHaveURL(/\/hr\/evaluation\//);
    await page.reload();
    await expect(page.getByRole('heading', { name: /'s Evaluation$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Back to My Evaluations' }).click();
    await expect(page).toHaveURL(/\/hr\/evaluations$/);
    expect(outside).toEqual([]);

    for (const [file, type] of [
      ['favicon.png', 'image/png'],
      ['favicon.svg', 'image/svg+xml'],
    ] as const) {
      const icon = page.locator(`link[rel=icon][type="${type}"]`);
      await expect(icon).toHaveAttribute('href', `/hr/${file}`);
      expect((await request.get(`/hr/${file}`)).headers()['content-type']).toBe(type);
    }
    expect((await request.get('/hr/assets/gone.js')).status()).toBe(404);
    expect((await request.get('/hr/gone.js')).status()).toBe(404);
  });
});

test.describe('the demo, under a sub-path', () => {
  test.use({ baseURL: addressOf(SITES.demo) });

  test('mocks the API itself, also after a reload', async ({ page }) => {
    await signIn(page, 'Manager');
    await expect(page.getByText('57 employees')).toBeVisible();
    await page.goto('./all-evaluations');
    // The mock does not answer a call that the page makes while the user leaves it.
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All Evaluations' })).toBeVisible();
    await expect(page).toHaveURL(/\/demo\/all-evaluations$/);
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(workers).toEqual([addressOf(SITES.demo)]);
  });
});
