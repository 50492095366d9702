import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compression } from 'vite-plugin-compression2';
import type { Answers } from './api';
import type { Site } from './bench';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folderOf = (site: Site) => join(root, 'test-results/bench', site);

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
};

/** Builds the app as for a deployment, and the plain page with Vite's defaults. */
export async function buildSites() {
  env['VITE_API_BASE_URL'] = '/';
  const options = (site: Site) => ({ outDir: folderOf(site), emptyOutDir: true });
  await build({ root, logLevel: 'error', build: options('app') });
  await build({
    root: fileURLToPath(new URL('plain', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [compression({ include: /\.(?:js|css)$/, algorithms: ['brotliCompress'] })],
    build: options('plain'),
  });
}

/** Serves a built site, and the API on the same origin. */
export async function serve(site: Site, answers: Answers) {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://bench.invalid');
    if (!url.pathname.startsWith('/api/')) {
      sendFile(folderOf(site), url.pathname, outgoing);
      return;
    }
    answers
      .to(url)
      .then((answer) => {
        if (!answer)
          console.error(`The benchmark does not answer ${incoming.method} ${url.pathname}`);
        outgoing.setHeader('Content-Type', 'application/json');
        outgoing.setHeader('Cache-Control', 'no-store');
        if (answer) outgoing.setHeader('Content-Encoding', 'gzip');
        outgoing.writeHead(answer ? 200 : 404).end(answer);
      })
      .catch((cause: unknown) => {
        console.error(cause);
        outgoing.destroy();
      });
  });
  // Otherwise the server closes idle connections, and the next round has to open new ones.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends the page for a path without a file. Chromium accepts Brotli. */
function sendFile(folder: string, pathname: string, outgoing: ServerResponse) {
  const wanted = join(folder, normalize(pathname));
  const path = isFile(wanted) ? wanted : join(folder, 'index.html');
  const isCompressed = isFile(`${path}.br`);
  outgoing.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
  outgoing.setHeader('Cache-Control', 'no-cache');
  if (isCompressed) outgoing.setHeader('Content-Encoding', 'br');
  outgoing.end(readFileSync(isCompressed ? `${path}.br` : path));
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
