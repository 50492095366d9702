import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Answers } from './answers';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
};

/** The path of an empty page on the origin of the site. */
export const EMPTY_PAGE = '/empty';

interface Served {
  origin: string;
  close: () => Promise<void>;
}

interface Site {
  /** The folder of the files and of their compressed copies. */
  folder: string;
  /** The page that is served for paths without a file. */
  page: string;
  answers: Answers;
  /** The port of the mock API, which handles the other requests. */
  mockPort: number;
}

/** Serves a built site, and the API on the same origin. */
export async function serve(site: Site): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://bench.invalid');
    if (url.pathname === EMPTY_PAGE) {
      outgoing.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Empty</title>');
      return;
    }
    if (!url.pathname.startsWith('/api/')) {
      sendFile(site, url.pathname, incoming, outgoing);
      return;
    }
    sendAnswer(site, url, incoming, outgoing).catch((cause: unknown) => {
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  (headers['accept-encoding'] ?? '').includes(encoding);

function sendFile(
  { folder, page }: Site,
  pathname: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const wanted = join(folder, normalize(pathname));
  const path = isFile(wanted) ? wanted : join(folder, page);
  const isCompressed = accepts(incoming, 'br') && isFile(`${path}.br`);
  outgoing.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
  outgoing.setHeader('Cache-Control', 'no-cache');
  if (isCompressed) outgoing.setHeader('Content-Encoding', 'br');
  outgoing.end(readFileSync(isCompressed ? `${path}.br` : path));
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

async function sendAnswer(
  { answers, mockPort }: Site,
  url: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const method = incoming.method ?? 'GET';
  const answer = await answers.to(method, url);
  outgoing.setHeader('Content-Type', 'application/json');
  outgoing.setHeader('Cache-Control', 'no-store');
  if (answer) {
    const encoding = (['br', 'gzip'] as const).find(
      (known) => answer[known] && accepts(incoming, known),
    );
    if (encoding) outgoing.setHeader('Content-Encoding', encoding);
    outgoing.end(answer[encoding ?? 'json']);
    return;
  }
  const { authorization } = incoming.headers;
  const mocked = await fetch(`http://127.0.0.1:${mockPort}${url.pathname}${url.search}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(authorization && { authorization }) },
    body: method === 'GET' ? null : await buffer(incoming),
  });
  outgoing.writeHead(mocked.status).end(Buffer.from(await mocked.arrayBuffer()));
}
