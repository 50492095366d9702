import { HttpResponse } from 'msw';

/** What an answer counts as (spec section 8, decisions 10, 18 and 26). */
export type Counts =
  /** Refused, with the server's words. */
  | 'refused'
  /** Refused without words. */
  | 'refused silently'
  /** No answer came. */
  | 'unanswered'
  /** An answer that is none. */
  | 'unusable'
  /** An answer in which every fact is missing. */
  | 'empty'
  /** An answer with which nothing is wrong. */
  | 'whole'
  /** The session is over. */
  | 'expired';

/** Of what sort a call is: what makes its answer usable. */
export type Sort =
  /** A list or a record, which needs ids. */
  | 'record'
  /** Statistics, which are nothing but facts. */
  | 'statistics'
  /** A write whose answer nobody reads. */
  | 'write'
  /** Sign-in and registration, which need a token. */
  | 'session';

export interface Fault {
  name: string;
  counts: Counts | Record<Sort, Counts>;
  /** What the server does, given what it would have answered; undefined where the line fails by itself. */
  answer?: (whole: unknown) => Response;
  /** The exception of a line that failed. */
  message?: string;
  /** Whether a read is repeated (decision 25). */
  isRepeated?: boolean;
}

const html = (status: number) =>
  HttpResponse.html('<!doctype html><title>Sorry</title><h1>Bad Gateway</h1>', { status });
const json = (body: unknown) => new HttpResponse(JSON.stringify(body), { headers: JSON_TYPE });
const raw = (text: string) => () => new HttpResponse(text, { headers: JSON_TYPE });
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What the server says when it refuses. */
export const REFUSAL = 'Not this time';
const refuse = (status: number, headers = {}) =>
  HttpResponse.json({ message: REFUSAL }, { status, headers });

/** Facts of the wrong type, or with a value that means nothing. */
const WRONG: Record<string, unknown> = {
  createdAt: 'not a date',
  hireDate: 'not a date',
  role: 'Boss',
  score: 'ten',
  totalPages: 'many',
};
const wrong = (fact: unknown, key: string) =>
  WRONG[key] ?? (typeof fact === 'string' ? { text: fact } : String(fact));

/** Keys that would change every object, if anybody copied them. */
const POLLUTED = '"__proto__":{"name":"Mallory","score":1},"constructor":{"prototype":{}}';

/** Counts where only ids and tokens make an answer. */
const lacksIds = {
  record: 'unusable',
  statistics: 'empty',
  write: 'whole',
  session: 'unusable',
} as const;
const lacksFacts = { ...lacksIds, record: 'empty' } as const;

export const FAULTS: Fault[] = [
  ...[400, 403, 404, 409, 422].map((status): Fault => ({
    name: `${status}`,
    counts: 'refused',
    answer: () => refuse(status),
  })),
  ...[500, 502].map((status): Fault => ({
    name: `${status}`,
    counts: 'refused',
    isRepeated: true,
    answer: () => refuse(status),
  })),
  {
    name: '429 with Retry-After',
    counts: 'refused',
    isRepeated: true,
    answer: () => refuse(429, { 'Retry-After': '0' }),
  },
  { name: '503, a page', counts: 'refused silently', isRepeated: true, answer: () => html(503) },
  { name: '404, a page', counts: 'refused silently', answer: () => html(404) },
  {
    name: '500, nothing',
    counts: 'refused silently',
    isRepeated: true,
    answer: () => new HttpResponse(null, { status: 500 }),
  },
  {
    name: '422, words of the wrong type',
    counts: 'refused silently',
    answer: () => HttpResponse.json({ message: { text: REFUSAL } }, { status: 422 }),
  },
  {
    name: 'connection dropped',
    counts: 'unanswered',
    isRepeated: true,
    message: 'Network Error',
    answer: () => HttpResponse.error(),
  },
  {
    name: 'time-out',
    counts: 'unanswered',
    isRepeated: true,
    message: 'timeout of 30000ms exceeded',
  },
  { name: 'aborted', counts: 'unanswered', isRepeated: true, message: 'Request aborted' },
  { name: 'malformed JSON', counts: 'unusable', answer: raw('{"employees": [') },
  { name: '200, a page', counts: 'unusable', answer: () => html(200) },
  { name: 'null', counts: 'unusable', answer: raw('null') },
  { name: 'a text', counts: 'unusable', answer: raw('"done"') },
  { name: 'a number', counts: 'unusable', answer: raw('7') },
  { name: '[null]', counts: 'unusable', answer: raw('[null]') },
  {
    name: 'nothing',
    counts: { record: 'unusable', statistics: 'unusable', write: 'whole', session: 'unusable' },
    answer: raw(''),
  },
  { name: '{}', counts: lacksIds, answer: raw('{}') },
  { name: 'nothing but __proto__', counts: lacksIds, answer: raw(`{${POLLUTED}}`) },
  {
    name: 'lists of null',
    counts: lacksIds,
    answer: raw('{"employees":[null],"evaluations":[null],"totalPages":3}'),
  },
  {
    name: 'lists that are none',
    counts: lacksIds,
    answer: raw('{"employees":{},"evaluations":"many","totalPages":{}}'),
  },
  {
    name: 'null everywhere',
    counts: lacksIds,
    answer: (whole) => json(replaced(whole, () => null, { ids: true })),
  },
  { name: 'null inside', counts: lacksFacts, answer: (whole) => json(replaced(whole, () => null)) },
  {
    name: 'wrong types inside',
    counts: lacksFacts,
    answer: (whole) => json(replaced(whole, wrong)),
  },
  {
    name: '__proto__ inside',
    counts: 'whole',
    answer: (whole) => raw(JSON.stringify(whole).replaceAll('{"', `{${POLLUTED},"`))(),
  },
  {
    name: '401',
    counts: { record: 'expired', statistics: 'expired', write: 'expired', session: 'refused' },
    answer: () => refuse(401),
  },
];

/** What the fault counts as for a call of this sort. */
export const countsFor = ({ counts }: Fault, sort: Sort): Counts =>
  typeof counts === 'string' ? counts : counts[sort];

type Change = (fact: unknown, key: string) => unknown;

/** The same shape with other facts in it. */
function replaced(value: unknown, change: Change, { ids = false, key = '' } = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, change, { ids, key }));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      replaced(part, change, { ids, key: name }),
    ]);
    return Object.fromEntries(entries);
  }
  return key === '_id' && !ids ? value : change(value, key);
}
