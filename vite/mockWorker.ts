import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SCRIPTS = [
  new URL('./serviceWorkerStart.js', import.meta.url),
  import.meta.resolve('msw/mockServiceWorker.js'),
].map((url) => fileURLToPath(url));

const UNANSWERED =
  "This call did not reach the mock: the page's service worker did not answer. " +
  'Start the mock again in the mock workbench, or reload the page.';

/**
 * Adds MSW's worker script to the development server and to the build of the demo. It is the script of the installed
 * version. It is not in `public/`, which Vite copies into every build. If a call bypasses the mock, the development server
 * answers with 503 instead of index.html.
 */
export function mockWorker(): Plugin {
  let isMocked = false;
  return {
    name: 'mock-worker',
    apply: (_config, { command, mode }) => command === 'serve' || mode === 'demo',
    configResolved({ env, mode }) {
      isMocked = mode === 'demo' || !env['VITE_API_BASE_URL'];
    },
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'mockServiceWorker.js',
        source: await readScript(),
      });
    },
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response, next) => {
        readScript().then((script) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(script);
        }, next);
      });
      // This runs after Vite's middlewares, so that a `server.proxy` has priority.
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = request.originalUrl ?? '';
          if (!isMocked || !path.startsWith('/api/')) {
            next();
            return;
          }
          response.statusCode = 503;
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-store');
          response.end(JSON.stringify({ message: UNANSWERED }));
        });
      };
    },
  };
}

async function readScript() {
  const parts = await Promise.all(SCRIPTS.map((file) => readFile(file, 'utf8')));
  return parts.join('\n');
}
