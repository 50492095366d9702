import { readOperations } from '../../contract/operations';
import { createContractValidator } from '../../contract/validation';
import { createCaller, type Caller } from './host/caller';
import { Stopped } from './host/pace';
import type { Broken } from './findings/findings';
import { consequencesOf } from './effects';
import { CHECKS, OF_ALL_CALLS, OF_FIRST_CALLS } from './checks/checks';
import { exchangesOf, noSuccess, NotProven, successesOf, type Context } from './context';
import {
  clauseFor,
  effectFor,
  type Exchange,
  type OperationId,
  type Outcome,
  type Report,
  type Result,
  type Rule,
} from './model';
import { RULES, type RuleId } from './rules';
import { reach, signIn } from './host/signIn';

export interface RunOptions {
  /** Checked, without a slash at the end. */
  url: string;
  document: unknown;
  email: string | undefined;
  password: string | undefined;
  origin: string | undefined;
  mayWrite: boolean;
  /** All rules by default. */
  only: readonly RuleId[] | undefined;
  /** Calls a second. */
  rate: number;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal;
  /** Sends a request. Node's by default. */
  fetch?: typeof fetch;
  /** Replaces the text in all that is printed or written. */
  hide: (secret: string) => void;
}

/** What a run has seen, before findings are made of it. */
export type Run = Omit<Report, 'findings' | 'mended'> & {
  broken: Broken[];
  exchanges: Exchange[];
};

const notProven = (why: string, proof: string): Outcome => ({ verdict: 'not proven', why, proof });

const READS_ONLY = notProven('The run only reads', 'a run with --write');

/** Checks all rules. Throws CannotRun where nothing can be checked. */
export async function runRules(options: RunOptions): Promise<Run> {
  const { document, origin, mayWrite, only } = options;
  const started = new Date();
  const operations = readOperations(document);
  const caller = createCaller({ ...options, operations });
  await reach(caller, options.url);
  const session = await signIn(caller, options);
  const created: string[] = [];
  const answers = new Map<string, Promise<Exchange>>();
  const outcomes = new Map<string, Promise<Outcome>>();
  const { email, password } = options;

  const context: Context = {
    caller,
    validator: createContractValidator(document),
    origin,
    account: email !== undefined && password !== undefined ? { email, password } : undefined,
    session,
    mayWrite,
    mark: `contract-check-${started.getTime()}`,
    once: (key, call) => {
      const known = answers.get(key) ?? call();
      answers.set(key, known);
      return known;
    },
    outcomeOf: (id, operation) => outcomeOf(id, operation),
    created: (what) => created.push(what),
    hide: options.hide,
  };

  function outcomeOf(id: RuleId, operation: OperationId): Promise<Outcome> {
    const key = `${id} ${operation}`;
    const known = outcomes.get(key) ?? check(context, id, operation);
    outcomes.set(key, known);
    return known;
  }

  const rules = RULES.filter(({ id }) => !only || only.includes(id));
  const inOrder = [
    ...rules.filter(({ id }) => OF_FIRST_CALLS.has(id)),
    ...rules.filter(({ id }) => !OF_FIRST_CALLS.has(id) && !OF_ALL_CALLS.has(id)),
    ...rules.filter(({ id }) => OF_ALL_CALLS.has(id)),
  ];
  for (const { id, operations: of } of inOrder) {
    for (const operation of of) await outcomeOf(id, operation);
  }

  const results: Result[] = [];
  const broken: Broken[] = [];
  for (const rule of rules) {
    for (const operation of rule.operations) {
      const outcome = proven(await outcomeOf(rule.id, operation), context, operation);
      results.push(resultOf(rule, operation, outcome));
      if (outcome.verdict === 'broken')
        broken.push({ rule, operation, problems: outcome.problems });
    }
  }
  return {
    url: options.url,
    startedAt: started.toISOString(),
    seconds: (Date.now() - started.getTime()) / 1000,
    calls: caller.count(),
    waits: caller.waits(),
    isPartial: caller.wasStopped(),
    firstByte: firstBytes(caller.exchanges),
    operations: operations.map(({ id, statuses }) => {
      const own = exchangesOf(context, id);
      const declaredErrors = own.filter(
        ({ status = 0 }) => status >= 400 && statuses.includes(status),
      ).length;
      return { id, successes: successesOf(context, id).length, declaredErrors };
    }),
    rules: results,
    broken,
    exchanges: caller.exchanges,
    created,
  };
}

const ruleOf = (id: RuleId): Rule => {
  const rule = RULES.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule ${id}`);
  return rule;
};

async function check(context: Context, id: RuleId, operation: OperationId): Promise<Outcome> {
  const { caller, mayWrite, origin, session } = context;
  const rule = ruleOf(id);
  if (rule.writes && !mayWrite) return READS_ONLY;
  if (rule.needsOrigin && origin === undefined) {
    return notProven('The origin of the page is not known', 'a run with --origin');
  }
  if (!session && rule.writes) return notProven('There is no session', 'a run with --email');
  if (!mayWrite && isWrite(caller, operation) && !OF_ALL_CALLS.has(id) && id !== 'preflight') {
    return READS_ONLY;
  }
  try {
    return await CHECKS[id](context, operation);
  } catch (error) {
    if (error instanceof NotProven) return notProven(error.why, error.proof);
    if (error instanceof Stopped) return notProven(error.message, 'a run to the end');
    throw error;
  }
}

/** Sign-in changes nothing. */
const isWrite = (caller: Caller, operation: OperationId) =>
  operation !== 'login' && caller.operation(operation).method !== 'GET';

/** No rule is kept without a success of its operation. */
function proven(outcome: Outcome, context: Context, operation: OperationId): Outcome {
  if (outcome.verdict === 'broken' || successesOf(context, operation).length > 0) return outcome;
  if (isWrite(context.caller, operation) && !context.mayWrite) return READS_ONLY;
  if (outcome.verdict === 'not proven') return outcome;
  const { why, proof } = noSuccess(context, operation);
  return notProven(why, proof);
}

function resultOf(rule: Rule, operation: OperationId, outcome: Outcome): Result {
  const { id, says } = rule;
  const clause = clauseFor(rule, operation);
  const effects =
    outcome.verdict === 'broken'
      ? outcome.problems.map((problem) => effectFor(rule, problem))
      : [rule.effects[0]];
  return {
    ...{ id, operation, says, verdict: outcome.verdict, clause },
    ...consequencesOf(effects),
    ...(outcome.verdict === 'not proven' && { why: outcome.why, proof: outcome.proof }),
    ...(outcome.said !== undefined && { said: outcome.said }),
  };
}

function firstBytes(exchanges: Exchange[]) {
  const times = exchanges.map(({ firstByte }) => firstByte).filter((time) => time > 0);
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
