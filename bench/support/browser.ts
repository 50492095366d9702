import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../e2e/support/chromium';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { issueToken } from '../../mocks/server/tokens';
import { STORAGE_KEYS } from '../../src/domain/constants';
import { watchActivity } from './activity';
import type { Condition, Start } from './probe';

/** 1.6 Mbit/s down, half of it up, 150 ms a trip. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 800_000 / 8,
};

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
 * A driven browser notes where each error was made, and React makes two when it is loaded. V8 then reads all that
 * code again for its positions, for 40 to 110 ms here, which no user's browser does. With this flag it keeps the
 * positions from the first time.
 */
const KEEP_POSITIONS = '--no-enable-lazy-source-positions';

/** The system's Chromium, with these flags for V8. */
export const launch = (...flags: string[]) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--js-flags=${[KEEP_POSITIONS, ...flags].join(',')}`],
  });

interface Opening {
  signedIn?: boolean;
  /** A slow processor and a slow line, from the first byte on. */
  slow?: boolean;
  /** What the page is expected to show, from its start on. */
  expected?: Condition;
}

export interface OpenPage {
  page: Page;
  client: CDPSession;
  /** Slows the processor so many times; 1 is full speed. */
  slowDown: (times: number) => Promise<void>;
  /** Waits until the page fetches and works no more. Answers its processor time by then, in milliseconds. */
  settled: () => Promise<number>;
  close: () => Promise<void>;
}

/** A page with the probe in it, in a browser context of its own: nothing is cached. */
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
    await client.send('Network.emulateNetworkConditions', SLOW_LINE);
    await slowDown(SLOW_PROCESSOR);
  }
  await page.goto(url, { waitUntil: 'commit' });
  return { page, client, slowDown, settled, close: () => context.close() };
}

/** Milliseconds from the start to what the page shows after the action. */
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
