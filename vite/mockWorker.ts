import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workerFile = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/**
 * Gives MSW's worker script to the development server, and to the build of the demo. Kept out of
 * `public/`, which Vite would copy into every build, and so always of the installed version.
 */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: (_config, { command, mode }) => command === 'serve' || mode === 'demo',
    async generateBundle() {
      const source = await readFile(workerFile);
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
    },
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response, next) => {
        readFile(workerFile).then((script) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(script);
        }, next);
      });
    },
  };
}
