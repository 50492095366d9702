import type { OperationId } from '../../contract/operations';
import { isSuccess, type Exchange, type Host } from './host/host';

/** A violation of a rule. */
export interface Problem {
  /** The rule that is the cause, if it is not the rule of the check. */
  rule?: 'dates' | 'error-status';
  /** The required change by the developers of the host. The default is the rule's sentence. */
  change?: string;
  got: string;
  /** The effect that a user sees. The default is the rule's sentence. */
  screen?: string;
  /** The call that shows the problem. */
  exchange: Exchange;
}

/** The state of a run. */
export interface Context {
  host: Host;
  account: { email: string; password: string } | undefined;
  /** The session of the account. Undefined without an account, or if sign-in returned no token. */
  session: { email: string; token: string; role: unknown } | undefined;
  origin: string | undefined;
  mayWrite: boolean;
  /** The text that all created records contain: `contract-check-<time>`. */
  tag: string;
  /** Makes a call once in a run. */
  once: (key: string, make: () => Promise<Exchange>) => Promise<Exchange>;
  /** Whether a rule that was checked before is kept. */
  isKept: (rule: string, operation: OperationId) => boolean;
  /** Lists a record that the run has created. */
  created: (what: string) => void;
  hide: Secrets['hide'];
}

/** Returns the violations of a rule. Throws NotProven if the rule cannot be checked. */
export type Check = (
  context: Context,
  operation: OperationId,
) => Promise<readonly Problem[]> | readonly Problem[];

/** The error of a rule that cannot be checked. The message says why. */
export class NotProven extends Error {}

export const exchangesOf = ({ host }: Context, operation: OperationId) =>
  host.exchanges.filter((exchange) => exchange.operation === operation);

/** Returns the calls that the app also makes. */
export const appCallsOf = (context: Context, operation: OperationId) =>
  exchangesOf(context, operation).filter(({ purpose }) => purpose === undefined);

/** Creates a check of each call of the operation. It runs last, when all calls have been made. */
export const everyCall =
  (find: (exchange: Exchange, context: Context) => readonly Problem[]): Check =>
  (context, operation) =>
    exchangesOf(context, operation).flatMap((exchange) => find(exchange, context));

/** Creates a check of each successful call that the contract allows. */
export const everySuccess = (find: (exchange: Exchange) => readonly Problem[]): Check =>
  everyCall((exchange) =>
    isSuccess(exchange) && (exchange.purpose?.expects[0] ?? 200) < 400 ? find(exchange) : [],
  );

/** Returns the status, or the reason for a missing answer. */
export const answerOf = ({ status, failure }: Exchange) => failure ?? `status ${status}`;

/** Returns the decoded body. Throws NotProven if the call failed or the app could not decode the answer. */
export function decoded<T>(exchange: Exchange, decode: (body: unknown) => T | undefined): T {
  const { operation, body } = exchange;
  if (!isSuccess(exchange)) throw new NotProven(`${operation} answers ${answerOf(exchange)}`);
  const value = decode(body);
  if (value === undefined) throw new NotProven(`${operation} returns another shape`);
  return value;
}

/** Throws NotProven if another rule is broken, because this check would then report a consequence of it. */
export function requireKept(context: Context, rule: string, operation: OperationId) {
  if (!context.isKept(rule, operation)) throw new NotProven(`It depends on the rule ${rule}`);
}

/** The secrets, which are replaced in all output. */
export interface Secrets {
  hide: (secret: string) => void;
  redact: (text: string) => string;
}

export function createSecrets(): Secrets {
  const secrets = new Set<string>();
  return {
    hide(secret) {
      // Each secret is replaced in its own form, and in that of JSON.
      for (const text of [secret, JSON.stringify(secret).slice(1, -1)]) if (text) secrets.add(text);
    },
    redact: (text) =>
      [...secrets]
        // A secret can be a part of another one.
        .sort((a, b) => b.length - a.length)
        .reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text),
  };
}

/** Returns a value as text, for a report. */
export const describeValue = (value: unknown) =>
  value === undefined ? 'nothing' : `${kindOf(value)} ${JSON.stringify(value)}`;

function kindOf(value: unknown): string {
  if (value === null) return 'the value';
  return Array.isArray(value) ? 'the list' : `the ${typeof value}`;
}
