import type { Layer } from '../../../mocks/engine/layer';
import type { OperationId } from '../../../mocks/engine/operations';
import { isRecord } from '../../../src/domain/isRecord';
import { operationOf, type BodyOf } from './operations';
import { tokenOf, withSent, withToken, sentBody } from './request';

/** What layers are made of: each function changes the calls of some operations, or their answers. */

type CreateLayer = () => Layer;
type MaybePromise<T> = T | Promise<T>;
type Json = Record<string, unknown>;
type Operations = readonly OperationId[];

/** Applies the layer to some operations. */
export function on(operations: Operations, layer: Layer): CreateLayer {
  return () => (request, next) => {
    const operation = operationOf(request);
    return operation && operations.includes(operation) ? layer(request, next) : next(request);
  };
}

/** What differs from another response. */
export interface ResponseChange {
  status?: number;
  /** An undefined value removes the header. */
  headers?: Record<string, string | undefined>;
  json?: unknown;
  /** Null for no body. */
  text?: string | null;
}

/** The response with changes. It keeps the other headers, also those of CORS. */
export function changed(from: Response, change: ResponseChange): Response {
  const { status = from.status, text = from.body } = change;
  const headers = new Headers(from.headers);
  headers.delete('Content-Length');
  if ('json' in change) headers.set('Content-Type', 'application/json');
  else if ('text' in change) headers.delete('Content-Type');
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  const body = 'json' in change ? JSON.stringify(change.json) : text;
  return new Response(body, { status, headers });
}

export const json = (from: Response, body: unknown, status = from.status) =>
  changed(from, { json: body, status });

export const refusal = (status: number): ResponseChange => ({
  status,
  json: { message: 'The host refused the call' },
});

type Select = (response: Response, request: Request) => MaybePromise<boolean>;

export const isSuccess: Select = ({ ok }) => ok;
export const isError: Select = ({ status }) => status >= 400;
export const hasStatus = (status: number) => (response: Response) => response.status === status;
/** Selects successes by their body. */
export const hasBody =
  <O extends OperationId>(isSelected: (body: BodyOf<O>) => boolean): Select =>
  async (response) =>
    response.ok && isSelected(await read<O>(response.clone()));

/** Changes the responses that are selected. */
export function changeResponse(
  operations: Operations,
  select: Select,
  change: ResponseChange | ((response: Response, request: Request) => MaybePromise<Response>),
): CreateLayer {
  return on(operations, async (request, next) => {
    const response = await next(request);
    if (!(await select(response, request))) return response;
    return typeof change === 'function' ? change(response, request) : changed(response, change);
  });
}

/** Changes the body of every success. */
export function changeBody<O extends OperationId>(
  operations: readonly O[],
  change: (body: BodyOf<O>, request: Request) => unknown,
): CreateLayer {
  return changeResponse(operations, isSuccess, async (response, request) =>
    json(response, change(await read<O>(response), request)),
  );
}

/** Changes each value of a key, at any depth. `undefined` removes it. */
export const changeField = (
  operations: Operations,
  key: string,
  change: (value: unknown) => unknown,
) =>
  changeResponse(operations, isSuccess, async (response) =>
    json(response, mapKey(await response.json(), key, change)),
  );

/** Asks with another value of a parameter. The change gets null where there is none; `undefined` removes it. */
export const changeQuery = (
  operations: Operations,
  name: string,
  change: (value: string | null) => string | number | undefined,
) =>
  on(operations, (request, next) => {
    const url = new URL(request.url);
    const value = change(url.searchParams.get(name));
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
    return next(new Request(url, request));
  });

/** Asks for another path. */
export const changePath = (operations: Operations, path: string) =>
  on(operations, (request, next) =>
    next(new Request(Object.assign(new URL(request.url), { pathname: path }), request)),
  );

/** Replaces the token of the caller. */
export const changeToken = (
  operations: Operations,
  change: (token: string | undefined) => string | undefined,
) =>
  on(operations, (request, next) => {
    const token = change(tokenOf(request));
    return next(token === undefined ? request : withToken(request, token));
  });

/** Changes properties of the body that is sent. */
export const changeSent = (operations: Operations, change: (sent: Json) => Json) =>
  on(operations, async (request, next) =>
    next(await withSent(request, change(await sentBody(request)))),
  );

/** The body of a success from the host without faults. */
export async function read<O extends OperationId>(response: Response): Promise<BodyOf<O>> {
  // The mock is typed by the contract.
  return (await response.json()) as BodyOf<O>;
}

/** Replaces each object, at any depth. */
export function mapObjects(node: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(node)) return node.map((item) => mapObjects(item, change));
  if (!isRecord(node)) return node;
  return change(
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, mapObjects(value, change)]),
    ),
  );
}

export const mapKey = (node: unknown, key: string, change: (value: unknown) => unknown) =>
  mapObjects(node, (object) =>
    key in object ? { ...object, [key]: change(object[key]) } : object,
  );
