import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createResponder, ORIGIN } from './responder';
import type { HttpOptions } from './httpOptions';
import { errorAnswer } from '../../handlers/errorAnswer';

export interface Host {
  /** The actual port, also if the option was 0. */
  port: number;
  /** Aborts the pending calls. */
  close: () => Promise<void>;
}

/** Serves one mock over HTTP, with CORS for any origin. All clients share its data, which are lost when it stops. */
export async function startHttpServer({ host, port, ...options }: HttpOptions): Promise<Host> {
  const answer = createResponder(options);
  const server = createServer((incoming, outgoing) => {
    toRequest(incoming)
      .then(answer)
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

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // curl can send a body with a GET, but a Request cannot have one.
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(incoming);
  return new Request(`${ORIGIN}${url}`, { method, headers, body });
}

async function reply(outgoing: ServerResponse, response: Response) {
  // This is `Response.error()`, MSW's response for a failed connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.setHeaders(response.headers);
  outgoing.writeHead(response.status).end(body);
}
