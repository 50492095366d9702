import type { BaselineFinding } from '../findings/findings';
import type { OperationId, Report, Verdict } from '../model';
import { RULES } from '../rules';
import { visible } from '../visible';
import { isRecord } from '../../../src/domain/isRecord';

const VERSION = 2;

/** What `--json` writes. `docs/contract-check.md` describes it; a change that breaks readers raises `version`. */
export function toJson(report: Report): string {
  const { rules, findings, mended, created, operations, ...run } = report;
  const content = {
    version: VERSION,
    ...run,
    totals: totalsOf(rules),
    operations,
    rules,
    findings,
    mended,
    created,
  };
  // JSON allows some characters that a terminal acts on. Only line breaks stay in the text.
  return `${JSON.stringify(content, null, 2).split('\n').map(visible).join('\n')}\n`;
}

/** Each rule counts once for each of its operations. */
function totalsOf(rules: { verdict: Verdict }[]) {
  const count = (verdict: Verdict) => rules.filter((rule) => rule.verdict === verdict).length;
  return { kept: count('kept'), broken: count('broken'), notProven: count('not proven') };
}

const OPERATIONS = new Set<unknown>(RULES.flatMap((rule) => rule.operations));

/** The findings in a file that `toJson` wrote. Throws an Error with a message of one line for any other text. */
export function readBaseline(text: string): BaselineFinding[] {
  const report = parse(text);
  if (!isRecord(report) || !('version' in report) || !Array.isArray(report['findings'])) {
    throw new Error('The baseline is no report of this command. Write one with --json.');
  }
  if (report['version'] !== VERSION) {
    throw new Error(
      `The baseline has version ${JSON.stringify(report['version'])}, and this command reads ${VERSION}.`,
    );
  }
  return report['findings'].map((finding: unknown) => {
    if (!isRecord(finding) || typeof finding['id'] !== 'string') {
      throw new Error('The baseline has a finding without an id.');
    }
    return {
      id: finding['id'],
      rules: textsOf(finding['rules']),
      operations: textsOf(finding['operations']).filter(isOperation),
    };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The baseline is no JSON.');
  }
}

function isOperation(text: string): text is OperationId {
  return OPERATIONS.has(text);
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
