import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/chromium';

const PORT = 6007;
const STORIES = '**/stories.spec.ts';
const isCi = Boolean(env['CI']);

/** Tests the output of `npm run build-storybook`, served from a sub-path. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // A story waits for nothing, so a third worker on two processors makes the run a tenth longer.
  workers: 2,
  reporter: [['line'], ['json', { outputFile: '../../test-results/storybook.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}/design/`,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  // A worker that has played hundreds of stories is three times as slow with Storybook's own page.
  projects: [
    { name: 'workbench', testIgnore: STORIES },
    { name: 'stories', testMatch: STORIES },
  ],
  webServer: [
    {
      command: `vite preview --outDir storybook-static --base /design/ --port ${PORT} --strictPort`,
      url: `http://localhost:${PORT}/design/index.json`,
    },
    // The link "Open in the app" leads to this server.
    { command: 'vite --port 5173 --strictPort', url: 'http://localhost:5173' },
  ].map((server) => ({
    ...server,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    reuseExistingServer: !isCi,
  })),
});
