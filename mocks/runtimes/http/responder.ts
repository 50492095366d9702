import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getResponse } from 'msw';
import { configOf, type MockChoice } from '../../scenarios/chooseConfig';
import { runMock, type MockOptions } from '../runMock';

/** The origin of the handlers. Requests to any host name are converted to it. */
export const ORIGIN = 'http://mock.invalid';

/** The minimum size in bytes. Smaller bodies are not compressed. */
const MIN_COMPRESSED_SIZE = 1_024;

type Respond = (request: Request) => Promise<Response>;

/** Changes to requests and answers, to simulate a host with faults. */
export interface ResponderHooks {
  /** Changes a request before the mock answers it. */
  changeRequest?: (request: Request) => Request | Promise<Request>;
  /** Changes an answer, including its CORS headers. It is also called for preflight requests. */
  changeAnswer?: (answer: Response, request: Request) => Response | Promise<Response>;
}

export interface ResponderOptions extends Pick<MockOptions, 'latency'>, ResponderHooks {
  mock?: MockChoice | undefined;
}

/** Creates a mock with CORS and compression, as a function from a request to its answer. */
export function createResponder({
  mock,
  latency,
  changeRequest = (request) => request,
  changeAnswer = (answer) => answer,
}: ResponderOptions = {}): Respond {
  const { handlers } = runMock({ config: configOf(mock), latency, baseUrl: ORIGIN });
  const serve: Respond = async (request) => {
    if (request.method === 'OPTIONS') return withCors(request, new Response(null, { status: 204 }));
    const response = hasDecodablePath(request)
      ? ((await getResponse(handlers(), request)) ?? refuse(404, nothingAnswers(request)))
      : refuse(400, 'The address is not encoded as UTF-8');
    return withCors(request, response);
  };
  return async (request) => {
    // This is a copy, because a body can be read only once.
    const answer = await serve(await changeRequest(request.clone()));
    return compress(request, await changeAnswer(answer, request));
  };
}

/** Adds the CORS headers. Chromium caches the answer to a preflight request for at most two hours. */
function withCors({ headers }: Request, response: Response): Response {
  // The headers of `Response.error()`, MSW's response for a failed connection, are immutable.
  if (response.type === 'error') return response;
  response.headers.set('Vary', 'Origin, Accept-Encoding');
  const origin = headers.get('Origin');
  if (origin === null) return response;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT');
  response.headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.headers.set('Access-Control-Max-Age', '7200');
  return response;
}

/** Compresses a body, unless `Cache-Control: no-transform` forbids it (RFC 9111, section 5.2.2.6). */
async function compress(request: Request, response: Response): Promise<Response> {
  const isAccepted = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '');
  const isForbidden = /\bno-transform\b/.test(response.headers.get('Cache-Control') ?? '');
  if (!isAccepted || isForbidden || !response.body) return response;
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (body.length < MIN_COMPRESSED_SIZE) return new Response(body, { status, headers });
  headers.delete('Content-Length');
  headers.set('Content-Encoding', 'gzip');
  // The fastest level is enough, because clients are on the same machine.
  return new Response(await promisify(gzip)(body, { level: 1 }), { status, headers });
}

/** Whether the path can be decoded. MSW throws if it cannot. */
function hasDecodablePath({ url }: Request): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

function nothingAnswers({ method, url }: Request) {
  const { pathname, search } = new URL(url);
  return `Nothing answers ${method} ${pathname}${search}: the API is under /api`;
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
