import type { CallChecks } from '../../contract/callChecks';
import { effectOfAnswer } from './effectOf';
import type { EffectId } from './effects';
import { statusCause } from './findings/causes';
import type { Caller } from './host/caller';
import type { Exchange, OperationId, Outcome, Problem } from './model';
import type { RuleId } from './rules';

export interface Session {
  email: string;
  password: string;
  token: string;
  role: unknown;
}

/** What the checks of rules share. */
export interface Context {
  caller: Caller;
  validator: CallChecks;
  origin: string | undefined;
  /** The account that the run was given. */
  account: { email: string; password: string } | undefined;
  /** Undefined where the run has no account, or sign-in gave no token. */
  session: Session | undefined;
  mayWrite: boolean;
  /** The mark of the run's records: `contract-check-<time>`. */
  mark: string;
  /** Makes a call once in a run. */
  once: (key: string, call: () => Promise<Exchange>) => Promise<Exchange>;
  /** The outcome of another rule, on which a check depends. */
  outcomeOf: (id: RuleId, operation: OperationId) => Promise<Outcome>;
  /** Lists a record that the run has created. */
  created: (what: string) => void;
  /** Replaces the text in all that is printed or written. */
  hide: (secret: string) => void;
}

export type Check = (context: Context, operation: OperationId) => Promise<Outcome> | Outcome;

/** Thrown where a check cannot judge. `proof` says what would prove the rule. */
export class NotProven extends Error {
  constructor(
    readonly why: string,
    readonly proof: string,
  ) {
    super(why);
  }
}

export const KEPT: Outcome = { verdict: 'kept' };

/** Broken if there are problems, otherwise kept. */
export const judge = (problems: Problem[], said?: string): Outcome => ({
  ...(problems.length > 0 ? { verdict: 'broken', problems } : KEPT),
  ...(said !== undefined && { said }),
});

export function firstOfEachCause(problems: Problem[]): Problem[] {
  const keys = problems.map(({ cause, change = '' }) => `${cause} ${change}`);
  return problems.filter((_problem, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Throws unless another rule is kept. If it is broken, this check would blame the wrong thing. */
export async function requireKept(context: Context, id: RuleId, operation: OperationId) {
  const { verdict } = await context.outcomeOf(id, operation);
  if (verdict === 'kept') return;
  throw new NotProven(`A rule that they depend on is ${verdict}`, 'a host that keeps it');
}

/** Whether the call was answered with a 2xx. */
export const isSuccess = ({ status = 0 }: Exchange) => status >= 200 && status < 300;

export const exchangesOf = ({ caller }: Context, operation: OperationId) =>
  caller.exchanges.filter((exchange) => exchange.operation === operation);

export const successesOf = (context: Context, operation: OperationId) =>
  exchangesOf(context, operation).filter(isSuccess);

/** The status, or why there is none. */
export const answerOf = ({ status, failure }: Exchange) => failure ?? `status ${status ?? 0}`;

export function statusProblem(
  exchange: Exchange,
  effect: EffectId = effectOfAnswer(exchange),
): Problem {
  return { ...statusCause(exchange), got: answerOf(exchange), exchange, effect };
}

/** Throws unless the call has succeeded. */
export function succeeded(exchange: Exchange): Exchange {
  if (isSuccess(exchange)) return exchange;
  const { operation } = exchange;
  throw new NotProven(`${operation}: ${answerOf(exchange)}`, `a success of ${operation}`);
}

/** Throws unless the call was answered at all. */
export function answered(exchange: Exchange): Exchange {
  if (exchange.status === 429) {
    throw new NotProven(
      `${exchange.operation}: the host asks to wait (429)`,
      'a host that is less busy',
    );
  }
  if (exchange.failure === undefined) return exchange;
  throw new NotProven(`${exchange.operation}: ${exchange.failure}`, 'an answer');
}

/** Throws unless the call was answered, and the session's token was accepted. */
export function accepted(exchange: Exchange): Exchange {
  if (answered(exchange).status !== 401) return exchange;
  throw new NotProven(`${exchange.operation}: the token was refused`, 'a token that lasts');
}

/** Why nothing is proven of an operation that has no success: how its last call was answered. */
export function noSuccess(context: Context, operation: OperationId): NotProven {
  if (!context.account) return new NotProven('There is no session', 'a run with --email');
  const last = exchangesOf(context, operation).findLast(({ purpose }) => purpose === undefined);
  if (!last) return new NotProven('No success was seen', 'a success of the operation');
  return new NotProven(`${operation}: ${answerOf(last)}`, `a success of ${operation}`);
}

/** The decoded body. Throws unless the app could show it. */
export function decoded<T>(exchange: Exchange, decode: (body: unknown) => T | undefined): T {
  const value = decode(succeeded(exchange).body);
  if (value !== undefined) return value;
  const { operation } = exchange;
  throw new NotProven(
    `${operation} has another shape`,
    `an answer of ${operation} that the app can read`,
  );
}

/** A value for a report. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  const kind = Array.isArray(value) ? 'a list' : typeof value;
  return `${kind} ${JSON.stringify(value)}`;
}
