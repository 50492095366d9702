import { types } from 'node:util';
import type { OperationId } from '../../../contract/operations';
import { normalise, type Deviation } from './normalise';
import { declared, schemaOf } from './operations';

/** Milliseconds, as in the app. */
const TIMEOUT = 30_000;

/** The purpose of a call that the app never makes. */
export interface Purpose {
  /** The unusual part of the request, such as 'an unknown id'. */
  asks: string;
  /** The allowed statuses. The first is the one of the contract. */
  expects: readonly [number, ...number[]];
}

/** A call and its answer. */
export interface Exchange {
  operation: OperationId;
  /** The purpose. Undefined for a call of the app. */
  purpose: Purpose | undefined;
  method: string;
  /** The path and the query. */
  path: string;
  requestBody: unknown;
  /** The status, or 0 without an answer. `failure` then has the reason. */
  status: number;
  failure: string | undefined;
  headers: Headers;
  text: string;
  /** The parsed JSON. A successful answer is normalised to the contract. Undefined if the text is not JSON. */
  body: unknown;
  /** The differences between the answer and the normalised `body`. */
  deviations: Deviation[];
}

export interface CallRequest {
  id?: string | undefined;
  query?: Record<string, string> | undefined;
  body?: unknown;
  /** The token, or null for none. The default is that of the session. */
  token?: string | null;
  purpose?: Purpose;
}

export interface HostOptions {
  /** The address without a slash at the end. */
  url: string;
  origin?: string | undefined;
  /** Sends a request. The default is that of Node. */
  fetch?: typeof fetch;
}

export type Host = ReturnType<typeof createHost>;

export const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300;

/** Makes calls and stores them with their answers. Does not follow redirects. */
export function createHost({ url, origin, fetch: sendRequest = fetch }: HostOptions) {
  const exchanges: Exchange[] = [];
  const reads = new Map<string, Promise<Exchange>>();
  let session: string | undefined;

  async function send(
    { operation, purpose, id = '' }: CallRequest & { operation: OperationId },
    init: { method: string; headers: Record<string, string>; search?: string; body?: unknown },
  ): Promise<Exchange> {
    const { method, headers, search = '', body } = init;
    const path = `${declared(operation).path.replace(/\{\w+\}/, encodeURIComponent(id))}${search}`;
    const call = { operation, purpose, method, path, requestBody: body };
    try {
      const answer = await sendRequest(`${url}${path}`, {
        method,
        headers: { ...headers, ...(origin !== undefined && { Origin: origin }) },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const text = await answer.text();
      const got = { status: answer.status, headers: answer.headers, text, failure: undefined };
      return { ...call, ...got, ...read(operation, answer.ok, text) };
    } catch (error) {
      const nothing = { status: 0, headers: new Headers(), text: '', body: undefined };
      return { ...call, ...nothing, failure: reasonOf(error), deviations: [] };
    }
  }

  async function call(operation: OperationId, request: CallRequest = {}): Promise<Exchange> {
    const { query, body, token = session } = request;
    const headers = {
      Accept: 'application/json',
      'Accept-Encoding': 'gzip, deflate, br',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(typeof token === 'string' && { Authorization: `Bearer ${token}` }),
    };
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const { method } = declared(operation);
    const exchange = await send({ ...request, operation }, { method, headers, search, body });
    exchanges.push(exchange);
    return exchange;
  }

  return {
    /** Returns all calls of operations, in order. */
    exchanges,
    call,
    /** Makes each read once. */
    read(operation: OperationId, id?: string, query?: Record<string, string>): Promise<Exchange> {
      const key = JSON.stringify([operation, id, query]);
      const exchange = reads.get(key) ?? call(operation, { id, query });
      reads.set(key, exchange);
      return exchange;
    },
    /** Sends the request of a browser before a call. */
    preflight: (operation: OperationId, requestHeaders: string) =>
      send(
        { operation, purpose: { asks: 'a preflight request', expects: [204, 200] } },
        {
          method: 'OPTIONS',
          headers: {
            'Access-Control-Request-Method': declared(operation).method,
            'Access-Control-Request-Headers': requestHeaders,
          },
        },
      ),
    setToken(token: string) {
      session = token;
    },
  };
}

function read(operation: OperationId, isOk: boolean, text: string) {
  const body = parsed(text);
  if (!isOk || body === undefined) return { body, deviations: [] };
  return normalise(schemaOf(operation), body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the message of the innermost cause, such as ECONNREFUSED, which is the most specific. */
function reasonOf(error: unknown): string {
  // Jest has another Error than Node's own code.
  if (!types.isNativeError(error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
