import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workerFile = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/**
 * Serves MSW's worker script in development only. Kept out of `public/`, which Vite would copy into
 * the production build, and so always of the installed version.
 */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
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
