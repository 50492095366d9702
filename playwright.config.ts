import './mocks/runtimes/withoutWebStorage';
import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/chromium';
import type { Options } from './e2e/support/fixtures';
import { findNginx } from './e2e/support/nginx';
import { addressOf, ALL_SITES, API_PORT, SITES, WORKERS } from './e2e/support/sites';

const PORT = 4173;
const isCi = Boolean(env['CI']);
const hasNginx = findNginx() !== undefined;

// These two have their own configurations.
const STORIES = '**/storybook/**';
const ENGINES = '**/engines/**';
const DEPLOYMENT = '**/deployment/**';
// They need scenarios in the address. The production build has no mock.
const MOCK_IN_THE_PAGE = '**/mock.spec.ts';
// They use the panel of the mock, which the demo has, too, and take the pictures of the demo.
const DEMO = ['**/e2e/workbench/*.spec.ts', '**/pictures.spec.ts'];
// These messages come only from the development server.
const DEVELOPMENT = '**/development.spec.ts';
// The main job runs narrow on the demo, and in two other engines on the production build.
const MAIN_JOB = '**/journeys/mainJob.spec.ts';
// The result of these does not depend on the width, or stories show their screens narrow.
const ANY_WIDTH = [
  '**/appearance/**',
  ...[
    'days',
    'languages',
    'round',
    'samePress',
    'sessions',
    'tableLayout',
    'tables',
    'tabs',
    'toasts',
    'translated',
  ].map((name) => `**/${name}.spec.ts`),
];

const wide = { viewport: { width: 1280, height: 800 } };
const narrow = { viewport: { width: 375, height: 812 }, hasTouch: true };

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  // A busy machine is slow, and the development server compiles each module on its first request.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  workers: WORKERS,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'allow',
    actionTimeout: 60_000,
    // A trace of every test takes about a quarter of the time.
    trace: isCi ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'wide',
      // With nginx, the project "production" runs the other tests at this width.
      ...(hasNginx ? { testMatch: DEVELOPMENT } : { testIgnore: [STORIES, ENGINES, DEPLOYMENT] }),
      use: wide,
    },
    ...(hasNginx
      ? [
          {
            name: 'demo',
            testMatch: DEMO,
            // It has the mock of the development server, and is faster because it is already built.
            use: { ...wide, baseURL: addressOf(SITES.demo) },
          },
        ]
      : []),
    {
      name: 'narrow',
      testIgnore: [
        STORIES,
        ENGINES,
        DEPLOYMENT,
        DEVELOPMENT,
        ...DEMO,
        ...ANY_WIDTH,
        ...(hasNginx ? [] : [MOCK_IN_THE_PAGE]),
      ],
      use: { ...narrow, ...(hasNginx && { baseURL: addressOf(SITES.demo) }) },
    },
    // The production build has the same layout, so one width is enough.
    ...(hasNginx
      ? [
          {
            name: 'production',
            testIgnore: [STORIES, ENGINES, DEVELOPMENT, ...DEMO, MOCK_IN_THE_PAGE, MAIN_JOB],
            use: { ...wide, deployed: true },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: `vite --port ${PORT} --strictPort`,
      url: `http://localhost:${PORT}`,
      reuseExistingServer: !isCi,
    },
    ...(hasNginx
      ? [
          { command: 'tsx e2e/support/serve.ts', port: ALL_SITES[0]?.port },
          { command: `tsx mocks/runtimes/http/api.ts --port ${API_PORT}`, port: API_PORT },
        ].map((server) => ({ ...server, reuseExistingServer: !isCi }))
      : []),
  ],
});
