import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, mergeConfig } from 'vite';

/**
 * Builds the sites of the browser tests: `dist/` with the API at its origin, the same under a sub-path, and the demo. The
 * demo has source maps, because noMock.ts checks that its search includes them. Only `dist/` is compressed, because only
 * its compression is tested. `.size-limit.js` reads the manifest of `dist/`. `sites.js dist` builds only that one.
 */
const SITES = [
  { build: { outDir: 'dist', manifest: true }, isCompressed: true },
  { base: '/hr/', build: { outDir: 'test-results/sites/hr' } },
  { base: '/demo/', mode: 'demo', build: { outDir: 'test-results/sites/demo', sourcemap: true } },
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.VITE_API_BASE_URL = '/';

const [only] = process.argv.slice(2);
const sites = SITES.filter((site) => only === undefined || site.build.outDir === only);
await Promise.all(
  sites.map(async ({ isCompressed = false, mode = 'production', ...site }) => {
    const { config } = await loadConfigFromFile({ command: 'build', mode }, 'vite.config.ts');
    const plugins = config.plugins
      .flat()
      .filter(({ name }) => isCompressed || name !== 'vite-plugin-compression');
    await build(
      mergeConfig(
        { ...config, plugins, mode, configFile: false, logLevel: 'error' },
        mergeConfig(site, { build: { emptyOutDir: true } }),
      ),
    );
  }),
);
