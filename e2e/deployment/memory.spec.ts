import type { CDPSession, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium';
import { choose, expect, signIn, test } from '../support/fixtures';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    // Otherwise the heap also grows by the optimised code of what runs often, which is no leak.
    args: [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt,--no-maglev'],
  },
});

/** Returns a heap snapshot of the page as text. */
async function memoryOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  let snapshot = '';
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (snapshot += chunk));
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return snapshot;
}

test('the password is no longer in memory after signing in', async ({ page }) => {
  const { email, password } = DEMO_ACCOUNTS[0];
  await page.goto('./');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').focus();
  await page.keyboard.insertText(password);
  const before = await memoryOf(page);
  expect(before.includes(password)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  // React keeps a reference to the removed field until another element takes the focus.
  await choose(page, 'Results');
  await page.getByPlaceholder('Search for an employee...').click();
  const after = await memoryOf(page);
  expect(after.includes(password)).toBe(false);
  // Shows that the search of the snapshot works.
  expect(after.includes(email)).toBe(true);
});

/** The number of series. A leak grows in each of them. The app loads ahead and compiles only once. */
const SERIES = 3;
const VISITS = 35;

test('a hundred visits to a profile leave nothing in memory', async ({ page, context }) => {
  await signIn(page, 'Admin');
  const client = await context.newCDPSession(page);
  await page.evaluate(visitProfile, VISITS);
  const usages = [await usage(client)];
  for (let series = 0; series < SERIES; series += 1) {
    await page.evaluate(visitProfile, VISITS);
    usages.push(await usage(client));
  }
  const leastGrowth = (name: keyof Usage) =>
    Math.min(
      ...usages
        .slice(1)
        .map((after, series) => (after[name] - (usages[series]?.[name] ?? 0)) / VISITS),
    );
  expect(leastGrowth('bytes')).toBeLessThan(2_000);
  expect(leastGrowth('nodes')).toBeLessThan(1);
  expect(leastGrowth('listeners')).toBeLessThan(1);
});

type Usage = Awaited<ReturnType<typeof usage>>;

/** Returns the memory of the page's objects and elements after garbage collection, attached or not. */
async function usage(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Goes from Home to a profile and back. This runs in the page, where it is ten times as fast as with Playwright. */
async function visitProfile(times: number) {
  async function find(selector: string) {
    for (;;) {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) return element;
      await new Promise(requestAnimationFrame);
    }
  }

  for (let count = 0; count < times; count += 1) {
    (await find('main table a[href^="/employee-profile/"]')).click();
    await find('[aria-label="Evaluations History"]');
    (await find('header a[href="/"]')).click();
    await find('main table [aria-label="View Profile"], main table a[href^="/employee-profile/"]');
  }
}
