import type { Rule } from '../../mocks/config/mockConfig';

/** The message of the server in a refusal. */
export const REFUSAL = 'Not this time';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Refuses with a status and a message. */
export const refuse = (status: number, headers = {}): Rule => ({
  answer: 'fixed',
  status,
  body: { message: REFUSAL },
  headers,
});

export const html = (status: number): Rule => ({
  answer: 'fixed',
  status,
  text: '<!doctype html><title>Sorry</title><h1>Bad Gateway</h1>',
  headers: { 'Content-Type': 'text/html' },
});

/** Answers with any text and the content type of JSON. */
export const raw = (text: string, status = 200): Rule => ({
  answer: 'fixed',
  status,
  text,
  headers: JSON_TYPE,
});

/** Keys that would pollute the prototype of all objects if they were copied. */
export const POLLUTED = '"__proto__":{"name":"Mallory","score":1},"constructor":{"prototype":{}}';

type Change = (value: unknown, key: string) => unknown;

/** Returns a response in which `change` replaces every value that is neither an object nor a list. */
export function replaced(body: unknown, change: Change): Rule {
  const changed: unknown = JSON.parse(JSON.stringify(body), (key, value: unknown) =>
    typeof value === 'object' && value !== null ? value : change(value, key),
  );
  return raw(JSON.stringify(changed));
}

export const exceptIds =
  (change: Change): Change =>
  (value, key) =>
    key === '_id' ? value : change(value, key);

/** Returns a value of the wrong type, or without a meaning. */
export const wrong: Change = (value, key) =>
  WRONG[key] ?? (typeof value === 'string' ? { text: value } : String(value));

const WRONG: Record<string, unknown> = {
  createdAt: 'not a date',
  hireDate: 'not a date',
  role: 'Boss',
  score: 'ten',
  totalPages: 'many',
};
