import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures';
import { delayWorker, developerTools } from './worker';

/** The statuses of a call that bypasses the mock: that of nginx without an API, and that of the development server. */
const PASSED = [502, 503];

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/401/);
});

/** Waits until the button of the workbench shows this problem of the worker. */
async function expectAlarm(page: Page, text: string | RegExp) {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
}

async function expectNoAlarm(page: Page) {
  await expect(page.getByRole('button', { name: 'Mock workbench' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the mock again' })).toBeHidden();
}

async function startAgain(page: Page) {
  await page.getByRole('button', { name: 'Start the mock again' }).click();
}

async function open(page: Page) {
  await signIn(page, 'Manager');
  await expect(page.getByText('57 employees')).toBeVisible();
}

/** Opens another tab. The same worker controls it. */
async function openOther(page: Page) {
  const otherTab = await page.context().newPage();
  await otherTab.goto('./');
  await expect(otherTab.getByText('57 employees')).toBeVisible();
  return otherTab;
}

/** Makes a call that no cache answers. */
async function expectSearched(page: Page) {
  await page.getByRole('searchbox').fill('bianchi');
  await expect(page.getByText('Mario Bianchi')).toBeVisible();
}

/** Returns the status of a call without a token. The mock answers with 401. */
const call = (page: Page) => page.evaluate(async () => (await fetch('/api/employees')).status);

async function expectAnswers(page: Page) {
  await expectNoAlarm(page);
  expect(await call(page)).toBe(401);
  await expectNoAlarm(page);
}

async function deleteWorkers(page: Page) {
  const tools = await developerTools(page);
  await tools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'service_workers',
  });
  await expectAlarm(page, 'No service worker controls this page');
}

test('a worker that the browser has stopped answers again without a message', async ({ page }) => {
  await open(page);
  const tools = await developerTools(page);
  const otherTab = await openOther(page);
  await tools.send('ServiceWorker.stopAllWorkers');
  await expectSearched(page);
  await expectSearched(otherTab);
  await expectNoAlarm(page);
});

test('a page keeps its mock if the user decides to stay on it', async ({ page }) => {
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

test('an unregistered worker is reported and registered again', async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  });
  await expectAlarm(page, 'was unregistered');
  // An open page keeps its worker.
  expect(await call(page)).toBe(401);
  await startAgain(page);
  await expectAnswers(page);
});

test('a call that is cancelled before the mock sees it is not reported', async ({ page }) => {
  await open(page);
  const delayed = delayWorker(page);
  const warning = page.waitForEvent('console', { predicate: (m) => m.text().includes('[mock]') });
  const isWarned = warning.then(() => true);
  await page.evaluate(() =>
    fetch('/api/employees', { signal: AbortSignal.timeout(500) }).catch(() => 0),
  );
  const isAnswered = page.evaluate(() => fetch('./')).then(() => false);
  expect(await Promise.race([isWarned, isAnswered])).toBe(false);
  await delayed;
});

test.describe('a call that bypasses the mock', () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/50[23]/, /\/api\/employees/);
  });

  test('is reported if the worker was deleted', async ({ page }) => {
    await open(page);
    await deleteWorkers(page);
    expect(PASSED).toContain(await call(page));
    await startAgain(page);
    await expectAnswers(page);
  });

  test('is reported if another script has replaced the worker', async ({ page }) => {
    await page.context().route('**/other.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `addEventListener('activate', (event) => event.waitUntil(clients.claim()));`,
      }),
    );
    await open(page);
    // Without this, Chromium keeps the other worker waiting until the mock's worker has no pending work.
    await deleteWorkers(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('./other.js');
    });
    await expectAlarm(page, /Another service worker \(.*\/other\.js\)/);
    expect(PASSED).toContain(await call(page));
    await startAgain(page);
    await expectAnswers(page);
  });

  test('is reported if the developer tools bypass the worker', async ({ page }) => {
    await open(page);
    const tools = await developerTools(page);
    const delayed = delayWorker(page);
    await page.evaluate(() => void fetch('./'));
    await tools.send('Network.setBypassServiceWorker', { bypass: true });
    expect(PASSED).toContain(await call(page));
    await delayed;
    await expectAlarm(page, '/api/employees did not reach the mock');
    await startAgain(page);
    await expectAlarm(page, 'Bypass for network');
    await tools.send('Network.setBypassServiceWorker', { bypass: false });
    expect(await call(page)).toBe(401);
    await expectAnswers(page);
  });
});

test('the worker controls the page again after a hard reload', async ({ page }) => {
  await open(page);
  await openOther(page);
  const tools = await developerTools(page);
  await tools.send('Page.reload', { ignoreCache: true });
  await expect(page.getByText('57 employees')).toBeVisible();
  await expectSearched(page);
});

test('a leftover worker of a demo delays no call and is removed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/50[23]/);
  await open(page);
  await page.route('./', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page without the mock</title>' }),
  );
  await page.goto('./');
  const { isControlled, took } = await page.evaluate(async () => {
    const isControlled = navigator.serviceWorker.controller !== null;
    const start = performance.now();
    await fetch('/api/employees');
    return { isControlled, took: performance.now() - start };
  });
  expect(isControlled).toBe(true);
  expect(took).toBeLessThan(2_000);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
});
