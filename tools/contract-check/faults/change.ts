import type { OperationId } from '../../../mocks/engine/operations';
import type { Layer } from '../../../mocks/engine/layer';
import { operationOf, type BodyOf } from './operations';
import { isRecord } from '../../../src/domain/isRecord';

type Start = () => Layer;
type MaybePromise<T> = T | Promise<T>;

/** Applies the layer to some operations. */
export function on(operations: readonly OperationId[], layer: Layer): Start {
  return () => (request, next) => {
    const operation = operationOf(request);
    return operation && operations.includes(operation) ? layer(request, next) : next(request);
  };
}

/** Changes the body of every success. */
export function changeBody<O extends OperationId>(
  operations: readonly O[],
  change: (body: BodyOf<O>, request: Request) => unknown,
): Start {
  return on(operations, async (request, next) => {
    const response = await next(request);
    return response.ok ? json(response, change(await read<O>(response), request)) : response;
  });
}

/** Changes the responses that are selected. */
export function changeResponse(
  operations: readonly OperationId[],
  isChanged: (response: Response, request: Request) => boolean,
  change: (response: Response, request: Request) => MaybePromise<Response>,
): Start {
  return on(operations, async (request, next) => {
    const response = await next(request.clone());
    return isChanged(response, request) ? change(response, request) : response;
  });
}

export function changeRequest(
  operations: readonly OperationId[],
  change: (request: Request) => MaybePromise<Request>,
): Start {
  return on(operations, async (request, next) => next(await change(request)));
}

export const isSuccess = ({ ok }: Response) => ok;
export const isError = ({ status }: Response) => status >= 400;
export const hasStatus =
  (...statuses: number[]) =>
  ({ status }: Response) =>
    statuses.includes(status);

/** The body of a success from the host without faults. */
export async function read<O extends OperationId>(response: Response): Promise<BodyOf<O>> {
  // The mock is typed by the contract.
  return (await response.json()) as BodyOf<O>;
}

/** The response with another body. It keeps the other headers, also those of CORS. */
export function text(from: Response, body: string | null, type: string, status = from.status) {
  const headers = new Headers(from.headers);
  headers.delete('Content-Length');
  if (body === null) headers.delete('Content-Type');
  else headers.set('Content-Type', type);
  return new Response(body, { status, headers });
}

export function json(from: Response, body: unknown, status = from.status): Response {
  return text(from, JSON.stringify(body), 'application/json', status);
}

export function failure(from: Response, status: number): Response {
  return json(from, { message: 'The host refused the call' }, status);
}

export function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

/** The response with other headers. An undefined value removes the header. */
export function withHeaders(from: Response, changes: Record<string, string | undefined>): Response {
  const headers = new Headers(from.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(from.body, { status: from.status, headers });
}

/** A GET with other query parameters. An undefined value removes the parameter. */
export function withQuery(request: Request, changes: Record<string, string | undefined>): Request {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return new Request(url, request);
}

/** The JSON object of a request; empty where there is none. The request can be sent afterwards. */
export async function sentBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.clone().json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** The request with some properties of its body replaced. */
export async function withSent(
  request: Request,
  changes: Record<string, unknown>,
): Promise<Request> {
  const { url, method, headers } = request;
  const body = JSON.stringify({ ...(await sentBody(request)), ...changes });
  return new Request(url, { method, headers, body });
}

/** A GET by the same caller. */
export function sameCaller({ url, headers }: Request, path: string): Request {
  const authorization = headers.get('Authorization');
  return new Request(new URL(path, url), {
    headers: authorization === null ? {} : { Authorization: authorization },
  });
}

export function withToken(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

export function tokenOf({ headers }: Request): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
}

/** Replaces each value of the key, at any depth. `undefined` removes it. */
export function mapKey(node: unknown, key: string, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => mapKey(item, key, change));
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === key ? change(value) : mapKey(value, key, change),
    ]),
  );
}

/** Replaces each object, at any depth. */
export function mapObjects(
  node: unknown,
  change: (object: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(node)) return node.map((item) => mapObjects(item, change));
  if (!isRecord(node)) return node;
  return change(
    Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, mapObjects(value, change)]),
    ),
  );
}
