import type { OperationId } from '../../../contract/operations';
import { findOperation } from '../../../mocks/config/operations';
import type { ResponderHooks } from '../../../mocks/runtimes/http/responder';
import type { operations } from '../../../src/api/schema';
import { isRecord } from '../../../src/domain/isRecord';

/** These functions simulate faults: each changes the requests or the answers of some operations. */

type Json = Record<string, unknown>;
type Operations = readonly OperationId[];

type Success<Responses> = Responses extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : Responses extends { 201: { content: { 'application/json': infer Body } } }
    ? Body
    : never;
type BodyOf<O extends OperationId> = Success<operations[O]['responses']>;

const isOf = (operations: Operations, request: Request) => {
  const operation = findOperation(request);
  return operation !== undefined && operations.includes(operation);
};

/** Changes to an answer. Other headers stay, also those of CORS. */
interface Difference {
  status?: number;
  /** The headers. An undefined value removes the header. */
  headers?: Record<string, string | undefined>;
  json?: unknown;
  /** The text, or null for no body. */
  text?: string | null;
}

function changed(from: Response, { status = from.status, headers = {}, ...rest }: Difference) {
  const sent = new Headers(from.headers);
  sent.delete('Content-Length');
  if ('json' in rest) sent.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) sent.delete(name);
    else sent.set(name, value);
  }
  const text = 'json' in rest ? JSON.stringify(rest.json) : (rest.text ?? null);
  const isKept = !('json' in rest) && !('text' in rest);
  return new Response(isKept ? from.body : text, { status, headers: sent });
}

type Select = (answer: Response, request: Request) => boolean;
export const isSuccess: Select = ({ ok }) => ok;
export const isError: Select = ({ status }) => status >= 400;
export const isAny: Select = () => true;

export const changeAnswer = (
  operations: Operations,
  select: Select,
  difference: Difference,
): ResponderHooks => ({
  changeAnswer: (from, request) =>
    isOf(operations, request) && select(from, request) ? changed(from, difference) : from,
});

/** Changes the answers to preflight requests. */
export const changePreflight = (difference: Difference): ResponderHooks => ({
  changeAnswer: (from, { method }) => (method === 'OPTIONS' ? changed(from, difference) : from),
});

/** Changes the body of every success. */
export const changeBody = <O extends OperationId>(
  operations: readonly O[],
  change: (sent: BodyOf<O>, request: Request) => unknown,
): ResponderHooks => ({
  async changeAnswer(from, request) {
    if (!from.ok || !isOf(operations, request)) return from;
    // The mock is typed by the contract.
    return changed(from, { json: change((await from.json()) as BodyOf<O>, request) });
  },
});

/** Changes each object in the body of every success, at any depth. */
export const changeObjects = (
  operations: Operations,
  change: (object: Json) => Json,
): ResponderHooks => changeBody(operations, (sent) => mapObjects(sent, change));

/** Changes each value of a key. */
export const changeField = (
  operations: Operations,
  key: string,
  change: (value: unknown) => unknown,
) =>
  changeObjects(operations, (object) =>
    key in object ? { ...object, [key]: change(object[key]) } : object,
  );

function mapObjects(node: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(node)) return node.map((item) => mapObjects(item, change));
  if (!isRecord(node)) return node;
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => [
    key,
    mapObjects(value, change),
  ]);
  return change(Object.fromEntries(entries));
}

/** Replaces the body of requests, so that the mock refuses them with 422 and stores nothing. */
export const emptyBody = (operations: Operations): ResponderHooks => ({
  changeRequest: (request) =>
    isOf(operations, request) ? new Request(request, { body: '{}' }) : request,
});

/** Changes the address and the headers of requests. */
export const changeRequest = (
  operations: Operations,
  change: (url: URL, headers: Headers) => void,
): ResponderHooks => ({
  changeRequest(request) {
    if (!isOf(operations, request)) return request;
    const [url, headers] = [new URL(request.url), new Headers(request.headers)];
    change(url, headers);
    return new Request(url, new Request(request, { headers }));
  },
});
