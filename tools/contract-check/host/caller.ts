import { retryAfter } from '../../../src/api/http/retryAfter';
import { declaredAnswer } from '../../../contract/declared';
import type { Operation } from '../../../contract/operations';
import type { Exchange, OperationId } from '../model';
import { blank, parsed, readText, reason } from './exchange';
import { normalise } from './normalise';
import { createPace } from './pace';

/** Bounds of a run. */
const MOST_WAITS = 5;
/** An operation that timed out so often is not called again. */
const MOST_TIMEOUTS = 3;
/** Milliseconds that a run waits in all because the host asks for it. */
const LONGEST_WAIT = 120_000;
/** A list of 100,000 employees has 20 MB. */
const MOST_BYTES = 100_000_000;

export interface CallRequest {
  /** Values of the placeholders, in order. They are encoded. */
  ids?: string[];
  query?: Record<string, string>;
  body?: unknown;
  /** The session's by default; null for none. */
  token?: string | null;
  /** The rule that needs the call, if the app does not make it. */
  purpose?: string;
}

interface CallerOptions {
  /** Without a slash at the end. */
  url: string;
  operations: Operation[];
  origin: string | undefined;
  /** Calls a second. */
  rate: number;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal;
  /** Sends a request. Node's by default. */
  fetch?: typeof fetch;
}

export interface Caller {
  /** All calls of operations with their answers, in order. */
  exchanges: Exchange[];
  /** The number of requests that were sent. */
  count: () => number;
  /** Whether the run ended early: it was stopped, or has used its calls. */
  wasStopped: () => boolean;
  /** How often the host asked to wait (429). */
  waits: () => number;
  setToken: (token: string | undefined) => void;
  operation: (id: OperationId) => Operation;
  call: (id: OperationId, request?: CallRequest) => Promise<Exchange>;
  /** Sends a preflight request, which is no call of the operation. */
  preflight: (id: OperationId, headers: string) => Promise<Exchange>;
}

/** The answer as the contract would have it, with what is otherwise. Errors have rules of their own. */
function asInContract(exchange: Exchange, operation: Operation): Exchange {
  const { status = 0, body } = exchange;
  if (status < 200 || status > 299 || body === undefined) return exchange;
  const { schema } = declaredAnswer(operation, operation.success) ?? {};
  return { ...exchange, ...normalise(schema, body) };
}

/** Makes calls one after another, not faster than the rate, and records them. It follows no redirect. */
export function createCaller(options: CallerOptions): Caller {
  const {
    url: base,
    operations,
    origin,
    rate,
    timeout,
    signal,
    fetch: sendRequest = fetch,
  } = options;
  const exchanges: Exchange[] = [];
  const pace = createPace(rate, signal);
  const timeouts = new Map<OperationId, number>();
  let token: string | undefined;
  let waits = 0;
  let waited = 0;

  function operation(id: OperationId): Operation {
    const found = operations.find((one) => one.id === id);
    if (!found) throw new Error(`The contract has no operation ${id}`);
    return found;
  }

  async function send(exchange: Exchange, method: string): Promise<Exchange> {
    await pace.next();
    const { url, requestHeaders: headers, requestBody } = exchange;
    const start = performance.now();
    const late = AbortSignal.timeout(timeout);
    try {
      const response = await sendRequest(url, {
        method,
        headers,
        body: requestBody === undefined ? null : JSON.stringify(requestBody),
        redirect: 'manual',
        // A stop does not interrupt a write, so that the report can list what the write has created.
        signal: requestBody === undefined ? AbortSignal.any([signal, late]) : late,
      });
      const firstByte = performance.now() - start;
      const text = await readText(response, MOST_BYTES);
      const { status, headers: answered } = response;
      const received = { status, headers: answered, text, body: parsed(text), firstByte };
      return { ...exchange, ...received };
    } catch (error) {
      if (signal.aborted && requestBody === undefined) throw pace.stop('The run was stopped');
      if (late.aborted) {
        timeouts.set(exchange.operation, (timeouts.get(exchange.operation) ?? 0) + 1);
      }
      const failure = late.aborted
        ? `no answer within ${timeout} ms`
        : `no answer: ${reason(error)}`;
      return { ...exchange, failure };
    }
  }

  async function sendWithWaits(exchange: Exchange, method: string): Promise<Exchange> {
    for (let attempt = 1; ; attempt += 1) {
      const answered = await send(exchange, method);
      const wait = retryAfter(answered.headers.get('Retry-After')) ?? 1000;
      const isTooLong = waited + wait > LONGEST_WAIT;
      if (answered.status !== 429 || attempt > MOST_WAITS || isTooLong) return answered;
      waits += 1;
      waited += wait;
      await pace.pause(wait);
    }
  }

  return {
    exchanges,
    count: pace.count,
    wasStopped: pace.wasStopped,
    waits: () => waits,
    setToken(next) {
      token = next;
    },
    operation,
    async call(id, { ids = [], query, body, token: own, purpose } = {}) {
      if ((timeouts.get(id) ?? 0) >= MOST_TIMEOUTS) {
        return { ...blank(id), failure: `not called again: no answer within ${timeout} ms` };
      }
      const { method, path } = operation(id);
      const used = own === undefined ? token : (own ?? undefined);
      const values = [...ids];
      const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(values.shift() ?? ''));
      const search = query ? `?${new URLSearchParams(query).toString()}` : '';
      const exchange = {
        ...blank(id),
        purpose,
        method,
        url: `${base}${filled}${search}`,
        requestBody: body,
        requestHeaders: {
          Accept: 'application/json',
          'Accept-Encoding': 'gzip, deflate, br',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(used !== undefined && { Authorization: `Bearer ${used}` }),
          ...(origin !== undefined && { Origin: origin }),
        },
      };
      const answered = asInContract(await sendWithWaits(exchange, method), operation(id));
      exchanges.push(answered);
      return answered;
    },
    async preflight(id, headers) {
      const { method, path } = operation(id);
      const exchange = {
        ...blank(id),
        purpose: 'preflight',
        method: 'OPTIONS',
        url: `${base}${path.replace(/\{\w+\}/g, 'contract-check')}`,
        requestHeaders: {
          ...(origin !== undefined && { Origin: origin }),
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': headers,
        },
      };
      return sendWithWaits(exchange, 'OPTIONS');
    },
  };
}
