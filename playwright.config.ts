import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './e2e/chromium';

const PORT = 4173;
const isCi = Boolean(env['CI']);

export default defineConfig({
  testDir: 'e2e',
  // Stories have a configuration of their own.
  testIgnore: 'storybook/**',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  // The dev server compiles each module when it is first asked for.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'narrow',
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `npm run dev -- --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !isCi,
  },
});
