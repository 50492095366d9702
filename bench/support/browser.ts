import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../e2e/support/chromium';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { issueToken } from '../../mocks/handlers/tokens';
import { STORAGE_KEYS } from '../../src/domain/constants';
import { watchActivity } from './activity';
import type { Condition, Start } from './probe';

/** 1.6 Mbit/s down, 0.8 Mbit/s up, 150 ms round-trip time. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 800_000 / 8,
};

/** The CPU throttling rate. */
export const SLOW_PROCESSOR = 4;

const built = buildSync({
  entryPoints: [fileURLToPath(new URL('probe.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  target: 'es2023',
  write: false,
});
const PROBE = built.outputFiles[0]?.text ?? '';

const [account] = DEMO_ACCOUNTS;
const SESSION = `localStorage.setItem('${STORAGE_KEYS.token}', '${issueToken(account)}');
localStorage.setItem('${STORAGE_KEYS.role}', '${account.role}');`;

/**
 * In an automated browser V8 records the source position of each error, and React creates two errors when it is loaded.
 * V8 would parse the code again for the positions, in 40 to 110 ms that users do not have. With this flag it keeps the
 * positions of the first parse.
 */
const KEEP_POSITIONS = '--no-enable-lazy-source-positions';

/** Starts the installed Chromium with flags for V8. */
export const launch = (...flags: string[]) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--js-flags=${[KEEP_POSITIONS, ...flags].join(',')}`],
  });

interface Opening {
  signedIn?: boolean;
  /** Whether processor and network are throttled from the start. */
  slow?: boolean;
  /** The condition that is measured from the navigation start. */
  expected?: Condition;
}

export interface OpenPage {
  page: Page;
  client: CDPSession;
  /** Throttles the processor; 1 is full speed. */
  slowDown: (rate: number) => Promise<void>;
  /** Waits until the page has no requests and no work left. Returns its processor time in milliseconds. */
  settled: () => Promise<number>;
  close: () => Promise<void>;
}

/** Opens a page with the probe in a new browser context, so that nothing is cached. */
export async function openPage(
  browser: Browser,
  url: string,
  opening: Opening = {},
): Promise<OpenPage> {
  const { signedIn = true, slow = false, expected } = opening;
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
  await client.send('Performance.enable');
  const settled = watchActivity(page, client);
  const slowDown = async (rate: number) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate });
  };
  if (slow) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await slowDown(SLOW_PROCESSOR);
  }
  await page.goto(url, { waitUntil: 'commit' });
  return { page, client, slowDown, settled, close: () => context.close() };
}

/** Milliseconds from `start` until the page has painted the condition after the action. */
export async function timeOf(
  page: Page,
  start: Start,
  condition: Condition,
  action: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    ([from, wanted]) => {
      window.bench.expect(from, wanted);
    },
    [start, condition] as const,
  );
  await action();
  return page.evaluate(() => window.bench.painted);
}
