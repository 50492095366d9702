import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium';
import { STORAGE_KEYS } from '../../src/domain/constants';
import type { Condition, Start } from './probe';

/** 1.6 Mbit/s down, 0.8 Mbit/s up, 150 ms round-trip time. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 800_000 / 8,
};

/** Milliseconds after the last call. Prefetching and the work of idle time are done by then. */
const UNTIL_REST = 4_000;

/** How many times slower the processor is. */
export const SLOW_PROCESSOR = 4;

const built = buildSync({
  entryPoints: [fileURLToPath(new URL('probe.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  target: 'es2023',
  write: false,
});
const PROBE = built.outputFiles[0]?.text ?? '';

const SESSION = `localStorage.setItem('${STORAGE_KEYS.token}', 'bench');
localStorage.setItem('${STORAGE_KEYS.role}', 'Admin');`;

/**
 * In an automated browser V8 records the source position of each error, and React creates two errors when it is loaded.
 * V8 would parse the code again for the positions. That takes 40 to 110 ms, and does not happen to users. With this
 * flag V8 keeps the positions of the first parse.
 */
const KEEP_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

export const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, KEEP_POSITIONS],
  });

interface Opening {
  signedIn?: boolean;
  /** Whether processor and network are slow from the start. */
  isSlow?: boolean;
  /** The condition that is measured from the navigation start. */
  expected?: Condition;
}

/** Opens a page with the probe in a new browser context, so that nothing is cached. */
export async function openPage(browser: Browser, url: string, opening: Opening = {}) {
  const { signedIn = true, isSlow = false, expected } = opening;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript({ content: PROBE });
  if (signedIn) await page.addInitScript({ content: SESSION });
  if (expected) {
    await page.addInitScript({ content: `bench.expect('open', ${JSON.stringify(expected)})` });
  }
  const client = await context.newCDPSession(page);
  const slowDown = async (rate: number) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate });
  };
  if (isSlow) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await slowDown(SLOW_PROCESSOR);
  }
  const atRest = async () => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(UNTIL_REST);
  };
  await page.goto(url, { waitUntil: 'commit' });
  return { page, client, slowDown, atRest, close: () => context.close() };
}

/** Does the action. Returns the milliseconds from `start` until the condition is painted. */
export async function timeOf(
  page: Page,
  start: Start,
  condition: Condition,
  action?: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    ([from, wanted]) => {
      window.bench.expect(from, wanted);
    },
    [start, condition] as const,
  );
  await action?.();
  return page.evaluate(() => window.bench.painted);
}

/** Megabytes that the page's objects use after garbage collection. */
export async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
