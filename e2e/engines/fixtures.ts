import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startHttpServer } from '../../mocks/runtimes/http/httpServer';
import { addressOf, ENGINE_SITES } from '../support/sites';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { createUser } from './person';
import type { EngineName } from './programs';
import { startWebKit } from './webkit';

export interface EngineSettings {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineSettings {
  downloads: string;
  engine: Engine;
}

interface TestFixtures {
  /** The address of the production build. Each test has a new API. */
  site: string;
  user: ReturnType<typeof createUser>;
}

const START = { firefox: startFirefox, webkit: startWebKit };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  downloads: [
    async ({ engineName }, provide) => {
      const folder = resolve('test-results/engines', engineName, 'downloads');
      // Otherwise a test could read the workbook of an earlier run.
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await provide(folder);
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, downloads }, provide) => {
      const engine = await START[engineName]({ downloads });
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ engineName }, provide) => {
    const site = ENGINE_SITES[engineName];
    const host = await startHttpServer({ host: '127.0.0.1', port: site.apiPort, latency: 50 });
    await provide(addressOf(site));
    await host.close();
  },
  user: async ({ engine }, provide) => {
    await provide(createUser(engine));
  },
});

export { expect };
