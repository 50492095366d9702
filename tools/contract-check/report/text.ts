import { groupBy } from '../../../src/domain/groupBy';
import { type Finding, type Report, type Result, type Verdict } from '../model';
import type { Severity } from '../effects';
import { visible } from '../visible';

/** What a severity says of the screen. */
export const SEVERITY_WORDS: Record<Severity, string> = {
  fails: 'the screen fails',
  'wrong data': 'wrong or missing data',
  'looks odd': 'looks odd',
  harmless: 'harmless',
};

export const PARTIAL = 'The run was stopped. This report is partial.';
export const COUNTING = 'A rule counts once for each of its operations.';
export const CREATED = 'Created on the host, which the contract cannot delete';
export const MENDED = 'Mended since the baseline';
export const TOLD = 'Told, not judged';
export const NOTHING_BROKEN = 'Nothing is broken.';

/** The columns of the table of operations. */
export const COLUMNS = [
  'Operation',
  'Kept',
  'Broken',
  'Not proven',
  'Success seen',
  'Declared error seen',
];

/** Each rule counts once for each of its operations. */
export function totalsOf(rules: { verdict: Verdict }[]) {
  const count = (verdict: Verdict) => rules.filter((rule) => rule.verdict === verdict).length;
  return { kept: count('kept'), broken: count('broken'), notProven: count('not proven') };
}

/** `2026-11-23 05:50 UTC` */
export function timeOf({ startedAt }: Report): string {
  const time = new Date(startedAt);
  if (Number.isNaN(time.getTime())) return visible(startedAt);
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** `2 calls`, `1 call`, `1,200 calls`. */
export function count(number: number, word: string): string {
  return `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
}

const withoutDot = (text = '') => text.replace(/\.$/, '');

export function unprovenText({ why, proof }: Pick<Result, 'why' | 'proof'>): string {
  return `${withoutDot(why)}. Would prove it: ${withoutDot(proof)}.`;
}

/** Groups rules by their operations, because a run that may not write proves nothing of some operations. */
function partsOf(results: Result[]) {
  const rules = [...groupBy(results, (result) => result.id)].map(([id, own]) => ({
    id,
    operations: own.map((result) => result.operation).join(', '),
  }));
  return [...groupBy(rules, (rule) => rule.operations)].map(([operations, own]) => ({
    operations,
    rules: own.map((rule) => rule.id).join(', '),
  }));
}

/** What is not proven for the same reason, in the order of the report. */
export function unprovenOf(report: Report) {
  const unproven = report.rules.filter((rule) => rule.verdict === 'not proven');
  const groups = groupBy(unproven, ({ why = '', proof = '' }) => `${why}\n${proof}`);
  return [...groups.values()].map((rules) => ({
    why: withoutDot(rules[0]?.why),
    proof: `Would prove it: ${withoutDot(rules[0]?.proof)}.`,
    count: rules.length,
    parts: partsOf(rules),
  }));
}

/** The verdicts of each operation, and what was seen of it. */
export function operationsOf(report: Report) {
  return report.operations.map((operation) => ({
    ...operation,
    ...totalsOf(report.rules.filter((rule) => rule.operation === operation.id)),
  }));
}

/** The sentences of a finding's rules. */
export function sentencesOf(report: Report, ids: readonly string[]) {
  return ids.map((id) => ({ id, says: report.rules.find((rule) => rule.id === id)?.says ?? '' }));
}

/** `3 findings, the worst first` */
export const findingsTitle = ({ findings }: Report) =>
  `${count(findings.length, 'finding')}, the worst first`;

/** ` · new`, after the severity. */
export const stateOf = ({ state }: Finding, between = ' · ') =>
  state === undefined ? '' : `${between}${state}`;

export function headline(report: Report): string {
  const { kept, broken, notProven } = totalsOf(report.rules);
  return [
    `${count(kept, 'rule')} kept`,
    `${broken} broken`,
    `${notProven} not proven`,
    count(report.calls, 'call'),
    `${report.seconds.toFixed(1)} s`,
  ].join(' · ');
}

/** What the run saw, and operations without a success. */
export function seenText({ operations }: Report): string {
  const successes = operations.filter((one) => one.successes > 0);
  const errors = operations.filter((one) => one.declaredErrors > 0);
  const unseen = operations.filter((one) => one.successes === 0).map((one) => one.id);
  return [
    `A success was seen for ${successes.length} of ${count(operations.length, 'operation')}, a declared error for ${errors.length}.`,
    ...(unseen.length > 0 ? [`No success was seen for ${unseen.join(', ')}.`] : []),
  ].join(' ');
}

/** How long the host took, and how often it asked to wait. */
export function timesOf({ firstByte: { median, worst }, waits }: Report): string {
  const times = `first byte ${Math.round(median)} ms at the median, ${Math.round(worst)} ms at worst`;
  if (waits === 0) return times;
  return `${times} · asked to wait ${waits === 1 ? 'once' : `${waits} times`} (429)`;
}
