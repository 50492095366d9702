import type { Rule } from '../../mocks/config/mockConfig';
import { failuresOf, type OperationId } from '../../mocks/config/operations';
import { exceptIds, html, POLLUTED, raw, REFUSAL, refuse, replaced, wrong } from './rules';

/** The result of a call for the app (specification, Failed loads). */
export type Outcome =
  /** The call is refused with a message of the server. */
  | 'refused'
  /** The call is refused without a message. */
  | 'refused without message'
  /** There is no response. */
  | 'unanswered'
  /** The response cannot be decoded. */
  | 'unusable'
  /** Something else answers with a page of HTML. */
  | 'page'
  /** The response is decoded, but every value is missing. */
  | 'empty'
  /** The response is valid. */
  | 'valid'
  /** The session has ended. */
  | 'expired';

/** The kind of a call, which decides what a usable response must contain. */
type CallKind =
  /** A list or a record, which needs ids. */
  | 'record'
  /** Statistics, in which every value is optional. */
  | 'statistics'
  /** A write, whose response is not used. */
  | 'write'
  /** Sign-in and registration, which need a token. */
  | 'session';

/** The text of the app for a page of HTML. */
export const OTHER_ANSWER =
  'Something between the browser and the server answered, such as the sign-in page of a network.';

export interface Fault {
  name: string;
  outcome: Outcome;
  /** Returns the rule that answers, for a valid body. */
  rule: (body: unknown) => Rule;
  /** The message of the exception if there is no response. */
  message?: string;
  /** Whether a read is retried (specification, Repeats). */
  isRetried?: boolean;
}

/** A fault whose outcome can depend on the kind of the call. */
interface AnyFault extends Omit<Fault, 'outcome'> {
  outcome: Outcome | Record<CallKind, Outcome>;
}

/** An operation that can have the faults. */
interface Subject {
  operation: OperationId;
  kind: CallKind;
}

/** A call of a screen, which can have the faults. */
export interface FaultyCall extends Subject {
  /** Makes the call without a screen. */
  call: () => Promise<unknown>;
  /** A valid body of the response. */
  body: unknown;
}

/** Faults for which a screen has its own code: a refused permission, an unknown id, and a text that is not a date. */
const SHOWN_APART = ['403', '404', 'wrong types inside'];

/** The outcomes of a response without ids and tokens. */
const withoutIds = {
  record: 'unusable',
  statistics: 'empty',
  write: 'valid',
  session: 'unusable',
} as const;
/** The outcomes of a response that has ids, but no usable values. */
const withoutValues = { ...withoutIds, record: 'empty' } as const;

/** Creates the fault of a server that refuses with a status and a message. */
const refused = (status: number): Fault => ({
  name: `${status}`,
  outcome: 'refused',
  isRetried: status >= 500,
  rule: () => refuse(status),
});

const OTHERS: AnyFault[] = [
  {
    name: '429 with Retry-After',
    outcome: 'refused',
    isRetried: true,
    rule: () => refuse(429, { 'Retry-After': '0' }),
  },
  {
    name: '503 with HTML',
    outcome: 'refused without message',
    isRetried: true,
    rule: () => html(503),
  },
  { name: '404 with HTML', outcome: 'refused without message', rule: () => html(404) },
  {
    name: '500 without a body',
    outcome: 'refused without message',
    isRetried: true,
    rule: () => ({ answer: 'fixed', status: 500 }),
  },
  {
    name: '422 with a message of the wrong type',
    outcome: 'refused without message',
    rule: () => ({ answer: 'fixed', status: 422, body: { message: { text: REFUSAL } } }),
  },
  {
    name: 'connection dropped',
    outcome: 'unanswered',
    isRetried: true,
    message: 'Network Error',
    rule: () => ({ answer: 'failure', failure: 'network' }),
  },
  { name: 'HTML', outcome: 'page', rule: () => html(200) },
  { name: 'malformed JSON', outcome: 'unusable', rule: () => raw('{"employees": [{"_id": "empl') },
  { name: 'null', outcome: 'unusable', rule: () => raw('null') },
  { name: 'a text', outcome: 'unusable', rule: () => raw('"done"') },
  { name: 'a number', outcome: 'unusable', rule: () => raw('7') },
  { name: '[null]', outcome: 'unusable', rule: () => raw('[null]') },
  {
    name: 'an empty body',
    outcome: { record: 'unusable', statistics: 'unusable', write: 'valid', session: 'unusable' },
    rule: () => raw(''),
  },
  { name: '{}', outcome: withoutIds, rule: () => raw('{}') },
  { name: 'only __proto__', outcome: withoutIds, rule: () => raw(`{${POLLUTED}}`) },
  {
    name: 'lists of null',
    outcome: withoutIds,
    rule: () => raw('{"employees":[null],"evaluations":[null],"totalPages":3}'),
  },
  {
    name: 'lists of the wrong type',
    outcome: withoutIds,
    rule: () => raw('{"employees":{},"evaluations":"many","totalPages":{}}'),
  },
  {
    name: 'null everywhere',
    outcome: withoutIds,
    rule: (body) => replaced(body, () => null),
  },
  {
    name: 'null inside',
    outcome: withoutValues,
    rule: (body) =>
      replaced(
        body,
        exceptIds(() => null),
      ),
  },
  {
    name: 'wrong types inside',
    outcome: withoutValues,
    rule: (body) => replaced(body, exceptIds(wrong)),
  },
  {
    name: '__proto__ inside',
    outcome: 'valid',
    rule: (body) => raw(JSON.stringify(body).replaceAll('{"', `{${POLLUTED},"`)),
  },
  {
    name: '401',
    outcome: { record: 'expired', statistics: 'expired', write: 'expired', session: 'refused' },
    rule: () => refuse(401),
  },
];

/** Returns the faults of a server in this call: each status of the contract, two that it may not list, and others. */
export function faultsOf({ operation, kind }: Subject): Fault[] {
  const statuses = new Set([400, 502, ...failuresOf(operation)]);
  // The status 401 has its own outcome.
  statuses.delete(401);
  const others = OTHERS.map(({ outcome, ...fault }) => ({
    ...fault,
    outcome: typeof outcome === 'string' ? outcome : outcome[kind],
  }));
  return [...Array.from(statuses, refused), ...others];
}

/**
 * Returns the faults that a screen is tested with: one of each outcome, and those that it shows in its own way.
 * `calls.test.ts` tests without a screen that the other faults have the same outcomes.
 */
export function examplesOf(subject: Subject): Fault[] {
  const seen = new Set<Outcome>();
  return faultsOf(subject).filter(({ name, outcome }) => {
    const isFirst = !seen.has(outcome);
    seen.add(outcome);
    return isFirst || SHOWN_APART.includes(name);
  });
}
