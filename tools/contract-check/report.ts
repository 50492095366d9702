import type { Finding } from './findings';
import type { Report } from './run';

/** The maximum number of places and changes in the text report. The JSON report has all. */
const MAX_LINES = 5;

/** Escapes control characters of a host, which could control the terminal, as in `\u001b`. */
export const visible = (text: string) =>
  text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** Returns the output of `--json` (docs/contract-check.md). */
export const toJson = (report: Report) => `${JSON.stringify({ version: 4, ...report }, null, 2)}\n`;

/** Returns the text report. */
export function toText(report: Report, isVerbose: boolean): string {
  const { url, startedAt, calls, findings, notes, rules, created } = report;
  const kept = rules.filter(({ verdict }) => verdict === 'kept');
  const unproven = rules.filter(({ notProven }) => notProven.length > 0);
  const lines = [
    `${url}, ${startedAt.slice(0, 16).replace('T', ' ')} UTC, ${calls} calls`,
    '',
    findings.length === 0 ? 'Nothing is broken.' : `Broken: ${findings.length}, causes first`,
    ...findings.flatMap((finding, index) => ['', ...linesOf(finding, index + 1)]),
    ...(notes.length > 0 ? ['', 'To note, if it is not intended:'] : []),
    ...notes.flatMap((note, index) => ['', ...linesOf(note, index + 1)]),
    '',
    `Kept: ${kept.length} of ${rules.length} rules. Not proven for each operation: ${unproven.length}.`,
    ...(isVerbose
      ? [
          ...kept.map(({ id }) => `  ${id}: kept`),
          ...unproven.flatMap(({ id, notProven }) =>
            notProven.map((reason) => `  ${id}: not proven, ${reason}`),
          ),
        ]
      : ['--verbose lists them.']),
    ...(created.length > 0 ? ['', 'Created on the host, which the contract cannot delete:'] : []),
    ...created.map((what) => `  ${what}`),
  ];
  return lines.map(visible).join('\n');
}

function linesOf({ rule, says, screen, problems }: Finding, number: number): string[] {
  const rest = problems.length - MAX_LINES;
  return [
    `${number}. ${says} (${rule})`,
    `   ${screen}`,
    ...problems.slice(0, MAX_LINES).flatMap(({ change, where, got, call }) => {
      const more = where.length > MAX_LINES ? ` and ${where.length - MAX_LINES} more` : '';
      return [
        `   - ${change}: ${where.slice(0, MAX_LINES).join(', ')}${more}`,
        `     Got ${got}`,
        `     from ${call}`,
      ];
    }),
    ...(rest > 0 ? [`   - and ${rest} more`] : []),
  ];
}
