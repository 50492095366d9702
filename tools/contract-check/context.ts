import type { OperationId } from '../../contract/operations';
import { isSuccess, type Exchange, type Host } from './host/host';

/** One thing that is not as a rule says. */
export interface Problem {
  /** The rule that explains it, where another one has found it. */
  rule?: 'dates' | 'error-status';
  /** What to change, in words for who writes the host. By default the rule's sentence. */
  change?: string;
  got: string;
  /** The call that shows it. */
  exchange: Exchange;
}

/** What the checks share. */
export interface Context {
  host: Host;
  account: { email: string; password: string } | undefined;
  /** Undefined where the run has no account, or sign-in gave no token. */
  session: { email: string; token: string; role: unknown } | undefined;
  origin: string | undefined;
  mayWrite: boolean;
  /** The mark of the run's records: `contract-check-<time>`. */
  mark: string;
  /** Makes a call once in a run. */
  once: (key: string, make: () => Promise<Exchange>) => Promise<Exchange>;
  /** Whether a rule that was checked before is kept. */
  isKept: (rule: string, operation: OperationId) => boolean;
  /** Lists a record that the run has created. */
  created: (what: string) => void;
  hide: Secrets['hide'];
}

/** Returns what breaks the rule. Throws NotProven where it cannot tell. */
export type Check = (
  context: Context,
  operation: OperationId,
) => Promise<readonly Problem[]> | readonly Problem[];

/** The message says why nothing can be said. */
export class NotProven extends Error {}

export const exchangesOf = ({ host }: Context, operation: OperationId) =>
  host.exchanges.filter((exchange) => exchange.operation === operation);

/** The calls that the app makes, too. */
export const appCallsOf = (context: Context, operation: OperationId) =>
  exchangesOf(context, operation).filter(({ purpose }) => purpose === undefined);

/** Checks each call of the operation. These checks come last, when all calls are made. */
export const everyCall =
  (find: (exchange: Exchange, context: Context) => readonly Problem[]): Check =>
  (context, operation) =>
    exchangesOf(context, operation).flatMap((exchange) => find(exchange, context));

/** The successes of calls that the contract lets succeed. */
export const everySuccess = (find: (exchange: Exchange) => readonly Problem[]): Check =>
  everyCall((exchange) =>
    isSuccess(exchange) && (exchange.purpose?.expects[0] ?? 200) < 400 ? find(exchange) : [],
  );

/** The status, or why there is none. */
export const answerOf = ({ status, failure }: Exchange) => failure ?? `status ${status}`;

/** The decoded body. Throws unless the call has succeeded and the app could show the answer. */
export function decoded<T>(exchange: Exchange, decode: (body: unknown) => T | undefined): T {
  const { operation, body } = exchange;
  if (!isSuccess(exchange)) throw new NotProven(`${operation} answers ${answerOf(exchange)}`);
  const value = decode(body);
  if (value === undefined) throw new NotProven(`${operation} answers another shape`);
  return value;
}

/** If another rule is broken, this check would blame the wrong thing. */
export function requireKept(context: Context, rule: string, operation: OperationId) {
  if (!context.isKept(rule, operation)) throw new NotProven(`It depends on the rule ${rule}`);
}

/** Replaces secrets in all that is printed or written. */
export interface Secrets {
  hide: (secret: string) => void;
  redact: (text: string) => string;
}

export function createSecrets(): Secrets {
  const secrets = new Set<string>();
  return {
    hide(secret) {
      // As it is, and as JSON writes it.
      for (const one of [secret, JSON.stringify(secret).slice(1, -1)]) if (one) secrets.add(one);
    },
    redact: (text) =>
      [...secrets]
        // One can be a part of another.
        .sort((a, b) => b.length - a.length)
        .reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text),
  };
}

/** A value for a report. */
export const shown = (value: unknown) =>
  value === undefined ? 'nothing' : `${kindOf(value)} ${JSON.stringify(value)}`;

function kindOf(value: unknown): string {
  if (value === null) return 'the value';
  return Array.isArray(value) ? 'the list' : `the ${typeof value}`;
}
