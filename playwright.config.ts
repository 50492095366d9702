import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './e2e/support/chromium';
import { findNginx } from './e2e/support/nginx';
import { addressOf, ALL_SITES, API_PORT, SITES, WORKERS } from './e2e/support/sites';
import type { Options } from './e2e/support/fixtures';
import { COMPILED_ONCE } from './e2e/support/heap';

const PORT = 4173;
const isCi = Boolean(env['CI']);
const hasNginx = findNginx() !== undefined;

// Stories have a configuration of their own.
const STORIES = '**/storybook/**';
const DEPLOYMENT = '**/deployment/**';
// Scenarios by address: the production build has none.
const MOCK_IN_THE_PAGE = '**/mock.spec.ts';
// What only the development server says.
const DEVELOPMENT = '**/development.spec.ts';
const ENDURANCE = '**/endurance/*.spec.ts';
// To these the width is nothing either.
const ANY_WIDTH = ['**/tables.spec.ts', '**/tabs.spec.ts'];

const launchOptions = { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS };
const wide = { viewport: { width: 1280, height: 800 } };
const narrow = { viewport: { width: 375, height: 812 }, hasTouch: true };

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  // A busy machine may stand still, and the dev server compiles each module when it is first asked for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: WORKERS,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'allow',
    actionTimeout: 30_000,
    // A trace of every test takes about a quarter of the time.
    trace: isCi ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // First, so that no test has to wait for the longest.
      name: 'endurance',
      testMatch: ENDURANCE,
      use: {
        ...wide,
        deployed: hasNginx,
        launchOptions: {
          ...launchOptions,
          args: [...CHROMIUM_ARGUMENTS, `--js-flags=${COMPILED_ONCE.join(',')}`],
        },
      },
    },
    {
      name: 'wide',
      // The rest is run at this width against the production build, where there is one.
      ...(hasNginx ? { testMatch: DEVELOPMENT } : { testIgnore: [STORIES, DEPLOYMENT, ENDURANCE] }),
      use: wide,
    },
    {
      name: 'narrow',
      testIgnore: [
        STORIES,
        DEPLOYMENT,
        ENDURANCE,
        DEVELOPMENT,
        ...ANY_WIDTH,
        ...(hasNginx ? [] : [MOCK_IN_THE_PAGE]),
      ],
      // The same mock in the page, without the wait for a development server.
      use: { ...narrow, ...(hasNginx && { baseURL: addressOf(SITES.demo) }) },
    },
    // The same tests against the production build. Layout is the same code: one width is enough.
    ...(hasNginx
      ? [
          {
            name: 'production',
            testIgnore: [STORIES, ENDURANCE, DEVELOPMENT, MOCK_IN_THE_PAGE],
            use: { ...wide, deployed: true },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: `npm run dev -- --port ${PORT} --strictPort`,
      url: `http://localhost:${PORT}`,
      reuseExistingServer: !isCi,
    },
    ...(hasNginx
      ? [
          { command: 'npx tsx e2e/support/serve.ts', port: ALL_SITES[0]?.port },
          { command: `npm run api -- --port ${API_PORT}`, port: API_PORT },
        ].map((server) => ({ ...server, reuseExistingServer: !isCi }))
      : []),
  ],
});
