import '../../mocks/runtimes/withoutWebStorage';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findNginx } from '../support/nginx';
import { ENGINE_SITES } from '../support/sites';
import type { EngineSettings } from './fixtures';
import { installedEngines } from './programs';

const isCi = Boolean(env['CI']);
const engines = findNginx() ? installedEngines() : [];

/** Playwright only runs these tests. It does not start the browsers: the fixture `engine` does. */
export default defineConfig<object, EngineSettings>({
  testDir: '.',
  outputDir: '../../test-results/engines-output',
  forbidOnly: isCi,
  retries: 0,
  timeout: 60_000,
  workers: 2,
  reporter: [['line'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  webServer:
    engines.length > 0
      ? [
          {
            command: 'tsx e2e/support/serve.ts',
            cwd: fileURLToPath(new URL('../..', import.meta.url)),
            port: ENGINE_SITES.firefox.port,
            reuseExistingServer: !isCi,
          },
        ]
      : [],
});
