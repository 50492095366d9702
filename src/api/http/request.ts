import type { Answer, Method, PathOf, PathParameters, Query, RequestBody } from '../contract';
import { contractError } from './apiError';
import { limitCalls, type CallPriority } from './callLimit';
import { getClient, parseBody } from './client';
import { readLimit } from './readLimit';
import { trackDownload } from '../../lib/query/receivedBytes';
import { isRecord } from '../../domain/isRecord';

/** The inputs that the operation declares. */
type CallInput<M extends Method, P extends PathOf<M>> = {
  signal?: AbortSignal;
  /** The priority of a call that is made for many records. The number of such calls at the same time is limited. */
  priority?: CallPriority;
} & InputPart<'path', PathParameters<M, P>> &
  InputPart<'body', RequestBody<M, P>> & { query?: Query<M, P> };

type InputPart<Key extends string, Value> = [Value] extends [never] ? unknown : Record<Key, Value>;

/** Converts a body to the contract's type. Undefined if it has another shape. */
type Decoder<T> = (body: unknown) => T | undefined;

/**
 * The last answer to a read of a large list. If the text of the next one is equal, it is the same object again: nothing
 * is decoded, indexed or rendered.
 */
interface Previous<T> {
  previous?: T | undefined;
}

/** The text of each answer that can be `previous`. It is kept as long as the answer. */
const texts = new WeakMap<object, string>();

/** The longest text that is kept, in characters. */
const MAX_KEPT_TEXT = 20_000_000;

/**
 * Calls an operation and decodes its answer. Rejects with an ApiError, also if `decode` returns undefined.
 */
export function request<M extends Method, P extends PathOf<M>, T extends Answer<M, P> & object>(
  method: M,
  path: P,
  input: CallInput<M, P> & Previous<T>,
  decode: Decoder<T>,
): Promise<T> {
  const { signal, priority } = input;
  const callOnce = () => call(method, path, input, decode);
  const makeCall = () => {
    const limit = method === 'get' ? readLimit.current : undefined;
    return limit ? limit(callOnce, signal) : callOnce();
  };
  return priority ? limitCalls(makeCall, priority, signal) : makeCall();
}

/**
 * Calls a writing operation. Accepts an empty answer or a JSON object (specification, Decoding), and returns it without
 * decoding. Rejects with an ApiError.
 */
export async function send<M extends 'post' | 'put', P extends PathOf<M>>(
  method: M,
  path: P,
  input: CallInput<M, P>,
): Promise<unknown> {
  const { body } = await call(method, path, input, (answer) =>
    answer === undefined || answer === '' || isRecord(answer) ? { body: answer } : undefined,
  );
  return body;
}

/** The progress of a download as axios reports it, in bytes. The types of axios lack `event`. */
interface Progress {
  loaded: number;
  event?: { loaded: number };
}

interface Call<T> extends Previous<T> {
  signal?: AbortSignal;
  path?: unknown;
  query?: unknown;
  body?: unknown;
}

async function call<T extends object>(
  method: Method,
  template: string,
  input: Call<T>,
  decode: Decoder<T>,
): Promise<T> {
  const following = trackDownload();
  const { data: text } = await getClient()
    .request<string>({
      method,
      url: fillPath(template, input.path),
      params: input.query,
      data: input.body,
      ...(input.signal && { signal: input.signal }),
      // Axios's own `loaded` stops at the length of a compressed body.
      onDownloadProgress: ({ loaded, event = { loaded } }: Progress) => {
        following.progress(event.loaded);
      },
    })
    .finally(following.end);
  if (input.previous && texts.get(input.previous) === text) return input.previous;
  const body = parseBody(text);
  const answer = decode(body);
  if (answer === undefined) throw contractError(`${method.toUpperCase()} ${template}`, body);
  if ('previous' in input && text.length <= MAX_KEPT_TEXT) texts.set(answer, text);
  return answer;
}

/** Inserts the encoded path parameters (specification, Ids). */
function fillPath(path: string, values: unknown): string {
  if (!isRecord(values)) return path;
  return path.replace(/\{(\w+)\}/g, (_placeholder, key: string) =>
    encodeURIComponent(String(values[key])),
  );
}
