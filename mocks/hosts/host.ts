import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse, type HttpHandler } from 'msw';
import type { HostOptions } from './hostOptions';
import { errorAnswer } from '../handlers/errorAnswer';
import { createMock } from '../server/createMock';

/** The origin that the handlers match. A caller may know the host by any name. */
const ORIGIN = 'http://mock.invalid';

export interface Host {
  /** The port in use, also where the option was 0. */
  port: number;
  /** Aborts the pending calls. */
  close: () => Promise<void>;
}

/** Serves one mock over HTTP, to any origin. All callers share its data, which ends with the process. */
export async function startHost({ host, port, ...options }: HostOptions): Promise<Host> {
  const { handlers } = createMock({ ...options, baseUrl: ORIGIN });
  const server = createServer((incoming, outgoing) => {
    setCorsHeaders(incoming, outgoing);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end();
      return;
    }
    answer(handlers, incoming)
      .then((response) => reply(outgoing, response))
      .catch((cause: unknown) => {
        console.error(`[mock] ${incoming.method} ${incoming.url} failed.`, cause);
        return reply(outgoing, errorAnswer(500, 'The mock failed; its log says why'));
      });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** CORS. A browser keeps the answer to a preflight request for at most two hours. */
function setCorsHeaders({ headers: { origin } }: IncomingMessage, outgoing: ServerResponse) {
  outgoing.setHeader('Vary', 'Origin');
  if (origin === undefined) return;
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
  outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  outgoing.setHeader('Access-Control-Max-Age', '7200');
}

async function answer(handlers: HttpHandler[], incoming: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // curl can send a body with a GET, but a Request cannot have one.
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(incoming);

  const request = new Request(`${ORIGIN}${url}`, { method, headers, body });
  const response = await getResponse(handlers, request);
  return response ?? notFound(`${method} ${url}`);
}

function notFound(call: string) {
  return Response.json(
    { message: `Nothing answers ${call}: the API is under /api` },
    { status: 404 },
  );
}

async function reply(outgoing: ServerResponse, response: Response) {
  // MSW's response for a lost connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.setHeaders(response.headers);
  outgoing.writeHead(response.status).end(body);
}
