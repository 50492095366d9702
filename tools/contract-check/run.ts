import type { OperationId } from '../../contract/operations';
import { isRecord } from '../../src/domain/isRecord';
import { explore } from './checks/hostData';
import {
  answerOf,
  appCallsOf,
  createSecrets,
  NotProven,
  type Context,
  type Problem,
  type Secrets,
} from './context';
import { createHost, isSuccess, type Exchange, type Host, type HostOptions } from './host/host';
import { callOf } from './host/operations';
import { findingsOf, withoutConsequences, type Finding } from './findings';
import { ANSWER_RULES } from './answerRules';
import type { Rule } from './rule';
import { RULE_IDS, ruleOf, type RuleId } from './rules';

interface RunOptions extends HostOptions {
  email?: string | undefined;
  password?: string | undefined;
  write?: boolean;
  secrets?: Secrets;
}

export interface Report {
  url: string;
  /** The ISO 8601 time of the start. */
  startedAt: string;
  calls: number;
  /** The broken rules, with the causes first. */
  findings: Finding[];
  /** The findings that may be intended. */
  notes: Finding[];
  rules: {
    id: RuleId;
    verdict: 'kept' | 'broken' | 'noted' | 'not proven';
    /** The rules that could not be checked, with the reasons. */
    notProven: string[];
  }[];
  /** The records that the run has created. The contract has no operation that deletes them. */
  created: string[];
}

/** The error of a run that is not possible. The message says why. */
class CannotRun extends Error {}

/** The violations of a rule, or why it could not be checked. */
interface Outcome {
  problems?: readonly Problem[];
  why?: string;
}

/** Checks all rules. Throws CannotRun if the host cannot be checked. */
export async function run(options: RunOptions): Promise<Report> {
  const started = new Date();
  const host = createHost(options);
  await reach(host, options.url);
  const { email, password, origin, write = false, secrets = createSecrets() } = options;
  const { hide, redact } = secrets;
  const account = email !== undefined && password !== undefined ? { email, password } : undefined;
  const session = account && (await signIn(host, account, hide));
  const created: string[] = [];
  const made = new Map<string, Promise<Exchange>>();
  const outcomes = new Map<string, Outcome>();
  const outcomeOf = (id: string, operation: OperationId) => outcomes.get(`${id} ${operation}`);

  const context: Context = {
    host,
    account,
    session,
    origin,
    hide,
    mayWrite: write,
    tag: `contract-check-${started.getTime()}`,
    once: (key, make) => {
      const exchange = made.get(key) ?? make();
      made.set(key, exchange);
      return exchange;
    },
    isKept: (id, operation) => outcomeOf(id, operation)?.problems?.length === 0,
    created: (what) => created.push(what),
  };

  if (session) await explore(context);
  for (const id of [
    ...RULE_IDS.filter((ruleId) => !(ruleId in ANSWER_RULES)),
    ...RULE_IDS.filter((ruleId) => ruleId in ANSWER_RULES),
  ]) {
    for (const operation of ruleOf(id).of) {
      outcomes.set(`${id} ${operation}`, await check(context, ruleOf(id), operation));
    }
  }

  const seen = RULE_IDS.flatMap((id) =>
    ruleOf(id).of.map((operation) => ({ id, operation, ...outcomeOf(id, operation) })),
  );
  const broken = seen.flatMap(({ id, problems = [] }) =>
    problems.map((problem) => ({ ...problem, rule: problem.rule ?? id })),
  );
  const all = findingsOf(withoutConsequences(context, broken), redact);
  const findings = all.filter(({ rule }) => !ruleOf(rule).isNote);
  const notes = all.filter(({ rule }) => ruleOf(rule).isNote);
  return {
    url: options.url,
    startedAt: started.toISOString(),
    calls: host.exchanges.length,
    findings,
    notes,
    rules: RULE_IDS.map((id) => {
      const notProven = seen.flatMap((outcome) =>
        outcome.id === id && outcome.why !== undefined
          ? [`${outcome.operation}: ${outcome.why}`]
          : [],
      );
      const isFound = all.some(({ rule }) => rule === id);
      const foundVerdict = ruleOf(id).isNote ? 'noted' : 'broken';
      const judged = notProven.length > 0 ? 'not proven' : 'kept';
      return { id, verdict: isFound ? foundVerdict : judged, notProven };
    }),
    created,
  };
}

/** Checks that the host answers, and that it is an API. */
async function reach(host: Host, url: string) {
  const purpose = { asks: 'a call without a token', expects: [401] } as const;
  const exchange = await host.call('listEmployees', { token: null, purpose });
  if (exchange.failure !== undefined) throw new CannotRun(`${url}: ${exchange.failure}.`);
  // Static hosts answer their page with 200, or with 404 (docs/deployment.md).
  const isPage = /<(?:!doctype html|html)/i.test(exchange.text);
  if (isPage && [200, 404].includes(exchange.status)) {
    throw new CannotRun(`${url} answers calls with a web page. Is this the address of the API?`);
  }
}

async function signIn(
  host: Host,
  body: { email: string; password: string },
  hide: (secret: string) => void,
): Promise<Context['session']> {
  hide(body.password);
  const exchange = await host.call('login', { body, token: null });
  if (!isSuccess(exchange)) {
    const message = isRecord(exchange.body) ? exchange.body['message'] : undefined;
    const reason = typeof message === 'string' ? ` (${message})` : '';
    const hint = exchange.status === 404 ? ' Is the path of the address right?' : '';
    throw new CannotRun(`Sign-in was refused: ${answerOf(exchange)}${reason}.${hint}`);
  }
  const { token, role } = isRecord(exchange.body) ? exchange.body : {};
  if (typeof token !== 'string' || token === '') return undefined;
  hide(token);
  host.setToken(token);
  return { email: body.email, token, role };
}

async function check(context: Context, rule: Rule, operation: OperationId): Promise<Outcome> {
  const { session, origin, mayWrite } = context;
  if (rule.requiredOption === 'origin' && origin === undefined) return { why: 'it needs --origin' };
  if (rule.requiredOption === 'write' && !mayWrite) return { why: 'it needs --write' };
  if (!rule.isOpen && !session) return { why: 'there is no session; it needs --email' };
  try {
    const problems = await rule.check(context, operation);
    const calls = appCallsOf(context, operation);
    if (rule.isOpen || problems.length > 0 || calls.some(isSuccess)) return { problems };
    const last = calls.at(-1);
    if (last) return { why: `it answers ${answerOf(last)}` };
    const isRead = 'shows' in callOf(operation);
    return { why: isRead || mayWrite ? 'the run could not call it' : 'it needs --write' };
  } catch (error) {
    if (error instanceof NotProven) return { why: error.message };
    throw error;
  }
}
