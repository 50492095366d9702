import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures';
import { expectAlarm, expectNoAlarm, startAgain } from './alarm';

/** What nginx, without an API behind it, or the development server answers to a call that reaches it. */
const PASSED = [502, 503];

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/401/);
});

async function open(page: Page) {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
}

/** A call that no cache answers. */
async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
}

/** Returns the status: 401 of the mock, for a call without a token. */
const call = (page: Page) => page.evaluate(async () => (await fetch('/api/employees')).status);

async function expectAnswers(page: Page) {
  await expectNoAlarm(page);
  expect(await call(page)).toBe(401);
  await expectNoAlarm(page);
}

async function developerTools(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('ServiceWorker.enable');
  await tools.send('Network.enable');
  return tools;
}

async function deleteWorkers(page: Page) {
  const tools = await developerTools(page);
  await tools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'service_workers',
  });
  await expectAlarm(page, 'No service worker controls this page');
}

test('a worker that the browser has stopped answers again, without a word', async ({ page }) => {
  await open(page);
  const tools = await developerTools(page);
  const other = await page.context().newPage();
  await other.goto('./');
  await expect(other.getByText('57 employees')).toBeVisible();
  await tools.send('ServiceWorker.stopAllWorkers');
  await search(page, 'bianchi');
  await expect(page.getByText('Mario Bianchi')).toBeVisible();
  await search(other, 'bianchi');
  await expect(other.getByText('Mario Bianchi')).toBeVisible();
  await expectNoAlarm(page);
});

test('a page that asks before it is left, and stays, has its mock', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    window.addEventListener('beforeunload', (event) => {
      event.preventDefault();
    });
  });
  await page.getByRole('searchbox').press('End');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => {
      window.location.reload();
    });
  });
  await (await asked).dismiss();
  await expectAnswers(page);
});

test('a worker that was unregistered is told, and registered again', async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  });
  await expectAlarm(page, 'was unregistered');
  // The page has its worker until it is left.
  expect(await call(page)).toBe(401);
  await startAgain(page);
  await expectAnswers(page);
});

test.describe('a call that passes', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/50[23]/, /\/api\/employees/);
  });

  test('is told where the worker was deleted', async ({ page }) => {
    await open(page);
    await deleteWorkers(page);
    expect(PASSED).toContain(await call(page));
    await startAgain(page);
    await expectAnswers(page);
  });

  test('is told where another script has replaced the worker', async ({ page }) => {
    await page.context().route('**/other.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `addEventListener('activate', (event) => event.waitUntil(clients.claim()));`,
      }),
    );
    await open(page);
    // Without this, Chromium lets the other worker wait until the mock's has nothing under way.
    await deleteWorkers(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('./other.js');
    });
    await expectAlarm(page, /Another service worker \(.*\/other\.js\)/);
    expect(PASSED).toContain(await call(page));
    await startAgain(page);
    await expectAnswers(page);
  });

  test('is told where the developer tools bypass the worker', async ({ page }) => {
    await open(page);
    const tools = await developerTools(page);
    await tools.send('Network.setBypassServiceWorker', { bypass: true });
    expect(PASSED).toContain(await call(page));
    await expectAlarm(page, '/api/employees did not reach the mock');
    await startAgain(page);
    await expectAlarm(page, 'Bypass for network');
    await tools.send('Network.setBypassServiceWorker', { bypass: false });
    expect(await call(page)).toBe(401);
    await expectAnswers(page);
  });
});

test('a page without control, after a hard reload, gets it', async ({ page }) => {
  await open(page);
  const other = await page.context().newPage();
  await other.goto('./');
  await expect(other.getByText('57 employees')).toBeVisible();
  const tools = await developerTools(page);
  await tools.send('Page.reload', { ignoreCache: true });
  await expect(page.getByText('57 employees')).toBeVisible();
  await search(page, 'bianchi');
  await expect(page.getByText('Mario Bianchi')).toBeVisible();
});

test('what one tab starts again works in the other', async ({ page }) => {
  await open(page);
  const other = await page.context().newPage();
  await other.goto('./');
  await expect(other.getByText('57 employees')).toBeVisible();
  await deleteWorkers(page);
  await startAgain(page);
  await expectAnswers(page);
  await search(other, 'bianchi');
  await expect(other.getByText('Mario Bianchi')).toBeVisible();
});
