import { createHash } from 'node:crypto';
import {
  clauseFor,
  effectFor,
  type Finding,
  type OperationId,
  type Problem,
  type Result,
  type Rule,
} from '../model';
import { consequencesOf, rankOf } from '../effects';
import { groupBy } from '../../../src/domain/groupBy';
import { CONTRACT } from '../../../contract/contract';
import { readOperations } from '../../../contract/operations';
import { RULES } from '../rules';
import { curlOf, type Redactor } from './secrets';

export interface Broken {
  rule: Rule;
  operation: OperationId;
  problems: Problem[];
}

/** A finding of an earlier run. */
export type BaselineFinding = Pick<Finding, 'id' | 'rules' | 'operations'>;

const RULE_IDS: readonly string[] = RULES.map((rule) => rule.id);
const OPERATIONS: readonly OperationId[] = [...new Set(RULES.flatMap((rule) => rule.operations))];
const DECLARED = readOperations(CONTRACT);
const LONGEST_GOT = 300;
/** Characters that are read of a long text, such as a page. The report shows fewer. */
const LONGEST_READ = 20_000;
const LONGEST_ID = 60;

/** Problems with one cause become one finding. Findings are sorted by their worst effect, then by number of operations. */
export function toFindings(
  broken: Broken[],
  clauseOf: (clause: string, operation: OperationId) => string,
  redact: Redactor,
): Finding[] {
  const inOrder = [...broken].sort(
    (a, b) =>
      RULE_IDS.indexOf(a.rule.id) - RULE_IDS.indexOf(b.rule.id) ||
      OPERATIONS.indexOf(a.operation) - OPERATIONS.indexOf(b.operation),
  );
  const entries = inOrder.flatMap(({ rule, operation, problems }) =>
    problems.map((problem) => ({ rule, operation, problem, cause: redact(problem.cause) })),
  );
  const ids = new Set<string>();
  const findings = [...groupBy(entries, (entry) => entry.cause)].map(([cause, group]): Finding => {
    const problems = group.map((entry) => entry.problem);
    // The rule that made the call says best what it expected.
    const own = group.find(({ rule, problem }) => problem.exchange?.purpose === rule.id);
    const shown = own?.problem ?? problems.find((problem) => problem.exchange) ?? problems[0];
    const rules = unique(group.map((entry) => entry.rule));
    const operations = OPERATIONS.filter((id) => group.some((entry) => entry.operation === id));
    const shownBy = group.find((entry) => entry.problem === shown)?.rule;
    const changes = group
      .filter(({ rule }) => rule === shownBy)
      .map(({ rule, problem }) => problem.change ?? rule.says.replace(/\.$/, ''));
    return {
      id: idOf(cause, ids),
      rules: unique(rules.map((rule) => rule.id)),
      operations,
      where: operations.map(placeOf),
      clauses: unique(
        group.map((entry) =>
          clauseOf(entry.problem.clause ?? clauseFor(entry.rule, entry.operation), entry.operation),
        ),
      ),
      ...consequencesOf(group.map(({ rule, problem }) => effectFor(rule, problem))),
      changes: unique(changes).map((one) => cut(one, redact)),
      expected: cut(shown?.expected ?? '', redact),
      got: cut(shown?.got ?? '', redact),
      pointer: redact(shown?.pointer ?? ''),
      curl: shown?.exchange ? curlOf(shown.exchange, redact) : '',
    };
  });
  return findings.sort(
    (a, b) =>
      rankOf(a.effects[0]) - rankOf(b.effects[0]) || b.operations.length - a.operations.length,
  );
}

/** A finding that is gone is mended only if this run judged all its rules. */
export function withBaseline(
  findings: Finding[],
  baseline: BaselineFinding[],
  results: Pick<Result, 'id' | 'operation' | 'verdict'>[],
): { findings: Finding[]; mended: string[] } {
  const before = new Set(baseline.map((finding) => finding.id));
  const now = new Set(findings.map((finding) => finding.id));
  const wasChecked = (rule: string, operations: OperationId[]) => {
    const verdicts = results.filter(
      ({ id, operation }) => id === rule && operations.includes(operation),
    );
    return verdicts.length > 0 && verdicts.every(({ verdict }) => verdict !== 'not proven');
  };
  const mended = baseline.filter(
    ({ id, rules, operations }) =>
      !now.has(id) && rules.every((rule) => wasChecked(rule, operations)),
  );
  return {
    findings: findings.map((finding) => ({
      ...finding,
      state: before.has(finding.id) ? 'still' : 'new',
    })),
    mended: unique(mended.map((finding) => finding.id)),
  };
}

/** A slug of the cause. If it is empty, too long or taken, a part of the hash follows. */
function idOf(cause: string, taken: Set<string>): string {
  const slug = cause
    .normalize('NFKD')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const hash = createHash('sha256').update(cause).digest('hex').slice(0, 8);
  const isWhole = slug !== '' && slug.length <= LONGEST_ID && !taken.has(slug);
  const id = isWhole ? slug : `${slug.slice(0, LONGEST_ID) || 'finding'}-${hash}`;
  taken.add(id);
  return id;
}

function placeOf(operation: OperationId): string {
  const { method = '', path = operation } = DECLARED.find(({ id }) => id === operation) ?? {};
  return `${method} ${path}`;
}

function cut(text: string, redact: Redactor): string {
  const whole = redact(text.slice(0, LONGEST_READ));
  const rest = text.length - Math.min(text.length, LONGEST_READ);
  if (whole.length <= LONGEST_GOT) return whole;
  // Does not end between the two halves of a character.
  const start = whole.slice(0, LONGEST_GOT).replace(/[\ud800-\udbff]$/, '');
  const left = whole.length - start.length + rest;
  return `${start}… (${left.toLocaleString('en')} more characters)`;
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
