import type { Answer, Method, PathOf, PathParameters, Query, RequestBody } from '../contract';
import { contractError } from './apiError';
import { limitCalls, type CallPriority } from './callLimit';
import { getClient, TIMEOUT } from './client';
import { followAnswer } from '../../lib/query/received';
import { isRecord } from '../../domain/isRecord';

/** The parts of a call that its operation takes. */
type Input<M extends Method, P extends PathOf<M>> = {
  signal?: AbortSignal;
  /** For a call that many rows or a long task make: only some of these are under way. */
  limit?: CallPriority;
} & Part<'path', PathParameters<M, P>> &
  Part<'body', RequestBody<M, P>> & { query?: Query<M, P> };

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : Record<Key, Value>;

/** Gives the answer of a call in the contract's type, or undefined where it has another shape. */
type Decoder<T> = (body: unknown) => T | undefined;

/**
 * Calls an operation whose answer is used. Throws an ApiError, also where `decode` finds that the answer is not as the
 * contract says.
 */
export function request<M extends Method, P extends PathOf<M>, T extends Answer<M, P>>(
  method: M,
  path: P,
  input: Input<M, P>,
  decode: Decoder<T>,
): Promise<T> {
  const { signal, limit } = input;
  const make = () => call(method, path, input, decode);
  return limit ? limitCalls(make, limit, signal) : make();
}

/**
 * Calls a writing operation: an empty answer is as good as a JSON object (specification, Decoding). Returns the answer as
 * it is. Throws an ApiError.
 */
export async function send<M extends 'post' | 'put', P extends PathOf<M>>(
  method: M,
  path: P,
  input: Input<M, P>,
): Promise<unknown> {
  const { body } = await call(method, path, input, (answer) =>
    answer === undefined || answer === '' || isRecord(answer) ? { body: answer } : undefined,
  );
  return body;
}

interface Call {
  signal?: AbortSignal;
  path?: unknown;
  query?: unknown;
  body?: unknown;
}

async function call<T>(
  method: Method,
  template: string,
  input: Call,
  decode: Decoder<T>,
): Promise<T> {
  const following = followAnswer();
  const { data } = await getClient()
    .request<unknown>({
      method,
      url: fill(template, input.path),
      params: input.query,
      data: input.body,
      ...(input.signal && { signal: input.signal }),
      onDownloadProgress: ({ loaded, event }) => {
        following.progress(loaded);
        // The time-out of a request counts from its start. What arrives steadily is not given up.
        const request: unknown = event instanceof ProgressEvent ? event.target : undefined;
        if (request instanceof XMLHttpRequest) request.timeout = following.elapsed() + TIMEOUT;
      },
    })
    .finally(following.end);
  const answer = decode(data);
  if (answer === undefined) throw contractError(`${method.toUpperCase()} ${template}`, data);
  return answer;
}

/** Replaces the path parameters by their encoded values (specification, Ids). */
function fill(path: string, values: unknown): string {
  if (!isRecord(values)) return path;
  return path.replace(/\{(\w+)\}/g, (_placeholder, key: string) =>
    encodeURIComponent(String(values[key])),
  );
}
