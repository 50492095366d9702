import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createClauseFinder } from '../findings/clauses';
import { CONTRACT_FILE, readContract } from '../../../contract/document';
import { createRedactor } from '../findings/secrets';
import { withoutConsequences } from '../findings/causes';
import { toFindings, withBaseline } from '../findings/findings';
import { readOperations } from '../../../contract/operations';
import type { OperationId, Report } from '../model';
import { readBaseline, toJson } from '../report/json';
import { toTerminal } from '../report/terminal';
import { visible } from '../visible';
import { PATHS } from '../rules';
import { runRules } from '../run';
import { readOptions, USAGE, type Options, type Surroundings } from './options';

interface Command extends Surroundings {
  args: string[];
  /** Whether the terminal shows colours. */
  color: boolean;
  print: (text: string) => void;
  /** Prints an error of one line. */
  printError: (text: string) => void;
  /** Stops the run. The report then has what the run has seen. */
  signal: AbortSignal;
}

/** Characters. The names of all rules together have 800. */
const LONGEST_LINE = 1_500;

/** Runs the check. Returns the exit status: 0 nothing broken, 1 something broken, 2 it could not run. */
export async function runCheck(command: Command): Promise<number> {
  const { args, print, printError } = command;
  const redact = createRedactor([]);
  try {
    const options = await readOptions(args, command);
    if (options === 'help') {
      print(USAGE);
      return 0;
    }
    const baseline = options.baseline && readBaseline(readFileSync(options.baseline, 'utf8'));
    // Opens the file before the run, because it may not be writable.
    if (options.json !== undefined) closeSync(openSync(options.json, 'a'));
    const document = readContract();
    const clauseOf = createOperationClauses(document);
    const { broken, exchanges, ...seen } = await runRules({
      ...options,
      document,
      mayWrite: options.write,
      signal: command.signal,
      hide: redact.add,
    });
    const rules = seen.rules.map((rule) => ({
      ...rule,
      clause: clauseOf(rule.clause, rule.operation),
    }));
    const found = toFindings(withoutConsequences(broken, exchanges), clauseOf, redact);
    const compared = baseline
      ? withBaseline(found, baseline, rules)
      : { findings: found, mended: [] };
    const report = withoutSecrets({ ...seen, rules, ...compared }, redact);
    print(toTerminal(report, { color: command.color, verbose: options.verbose }));
    if (options.json !== undefined) writeFileSync(options.json, toJson(report));
    return exitStatus(report, options);
  } catch (error) {
    printError(oneLine(error, redact));
    return 2;
  }
}

/** Finds the line of a clause in the contract. For `PATHS`, it is the line of the operation's responses. */
function createOperationClauses(document: unknown) {
  const find = createClauseFinder(readFileSync(CONTRACT_FILE, 'utf8'));
  const operations = readOperations(document);
  return (clause: string, id: OperationId) => {
    const operation = operations.find((one) => one.id === id);
    if (clause !== PATHS || !operation) return find(clause);
    const { path, method } = operation;
    return find(`${PATHS}/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses`);
  };
}

/**
 * Redacts the report before its lines are split, because a split secret is not found. The written file is not
 * redacted: a secret could be part of its format. Findings are already without secrets.
 */
function withoutSecrets(report: Report, redact: (text: string) => string): Report {
  const rules = report.rules.map(({ why, said, ...rule }) => ({
    ...rule,
    ...(why !== undefined && { why: redact(why) }),
    ...(said !== undefined && { said: redact(said) }),
  }));
  return { ...report, url: redact(report.url), rules, created: report.created.map(redact) };
}

/** A stopped run without findings proves nothing, so it does not return 0. */
function exitStatus({ findings, rules, isPartial }: Report, { strict }: Options): number {
  const isBroken = findings.length > 0;
  const isUnproven = strict && rules.some(({ verdict }) => verdict === 'not proven');
  if (isBroken || isUnproven) return 1;
  return isPartial ? 2 : 0;
}

/** Redacts first: a secret that is cut or has other characters is not found. */
function oneLine(error: unknown, redact: (text: string) => string) {
  const text = redact(error instanceof Error ? error.message : String(error));
  return visible(text.replace(/\s+/g, ' ')).slice(0, LONGEST_LINE);
}
