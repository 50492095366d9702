import { HttpResponse } from 'msw';

/** The message of the server in a refusal. */
export const REFUSAL = 'Not this time';

export const refuse = (status: number, headers = {}) =>
  HttpResponse.json({ message: REFUSAL }, { status, headers });

export const html = (status: number) => () =>
  HttpResponse.html('<!doctype html><title>Sorry</title><h1>Bad Gateway</h1>', { status });

/** A text that says that it is JSON. */
export const raw = (text: string) => () =>
  new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } });

/** Keys that would pollute the prototype of all objects if they were copied. */
export const POLLUTED = '"__proto__":{"name":"Mallory","score":1},"constructor":{"prototype":{}}';

type Change = (value: unknown, key: string) => unknown;

/** A response in which `change` replaces every value that is neither an object nor a list. */
export function replaced(body: unknown, change: Change) {
  const changed: unknown = JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    typeof value === 'object' && value !== null ? value : change(value, key),
  );
  return raw(JSON.stringify(changed))();
}

export const exceptIds =
  (change: Change): Change =>
  (value, key) =>
    key === '_id' ? value : change(value, key);

/** A value of the wrong type, or without a meaning. */
export const wrong: Change = (value, key) =>
  WRONG[key] ?? (typeof value === 'string' ? { text: value } : String(value));

const WRONG: Record<string, unknown> = {
  createdAt: 'not a date',
  hireDate: 'not a date',
  role: 'Boss',
  score: 'ten',
  totalPages: 'many',
};
