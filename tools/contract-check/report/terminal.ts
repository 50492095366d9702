import { createColors } from 'picocolors';
import type { Finding, Report } from '../model';
import {
  COLUMNS,
  COUNTING,
  CREATED,
  findingsTitle,
  headline,
  MENDED,
  NOTHING_BROKEN,
  operationsOf,
  PARTIAL,
  seenText,
  sentencesOf,
  SEVERITY_WORDS,
  stateOf,
  timeOf,
  timesOf,
  TOLD,
  totalsOf,
  unprovenOf,
} from './text';
import { visible } from '../visible';

const WIDTH = 90;
const LABEL = 12;

interface Settings {
  color: boolean;
}

/** The report for a terminal. Texts of the host cannot act on it. */
export function toTerminal(report: Report, { color }: Settings): string {
  const paint = createColors(color);
  const heading = (text: string) => paint.bold(text);

  const sections = [
    top(),
    table(),
    ...findings(),
    ...unproven(),
    ...told(),
    ...list(CREATED, report.created),
    ...list(MENDED, report.mended),
  ];
  return `${sections.join('\n\n')}\n`;

  function top() {
    const { broken, notProven } = totalsOf(report.rules);
    const state =
      broken > 0 ? paint.red('●') : notProven > 0 ? paint.yellow('●') : paint.green('●');
    const lines = [
      `${state} ${heading(visible(report.url.replace(/^https?:\/\//, '')))}  ${headline(report)}`,
      paint.dim(`  ${timeOf(report)} · ${timesOf(report)}`),
    ];
    if (report.isPartial) {
      lines.push(paint.yellow(`  ${PARTIAL}`));
    }
    return lines.join('\n');
  }

  function table() {
    const row = (cells: string[]) =>
      cells.map((cell, i) =>
        i === 0 ? cell.padEnd(26) : cell.padStart([0, 6, 8, 12, 14, 21][i] ?? 0),
      );
    const number = (value: number) => (value === 0 ? '–' : value.toLocaleString('en'));
    const lines = operationsOf(report).map((one) => {
      const [id = '', kept = '', broken = '', notProven = '', success = '', error = ''] = row([
        one.id,
        number(one.kept),
        number(one.broken),
        number(one.notProven),
        one.successes === 0 ? 'none' : number(one.successes),
        one.declaredErrors === 0 ? 'none' : number(one.declaredErrors),
      ]);
      return [
        one.broken > 0 ? paint.red(id) : id,
        one.kept > 0 ? paint.green(kept) : paint.dim(kept),
        one.broken > 0 ? paint.red(broken) : paint.dim(broken),
        one.notProven > 0 ? paint.yellow(notProven) : paint.dim(notProven),
        one.successes > 0 ? success : paint.yellow(success),
        one.declaredErrors > 0 ? error : paint.yellow(error),
      ].join('');
    });
    const summary = `${COUNTING} ${seenText(report)}`;
    return [
      paint.dim(row(COLUMNS).join('')),
      paint.dim('─'.repeat(87)),
      ...lines,
      paint.dim('─'.repeat(87)),
      ...wrap(summary, WIDTH).map((line) => paint.dim(line)),
    ].join('\n');
  }

  function findings() {
    if (report.findings.length === 0) return [heading('Findings'), `  ${NOTHING_BROKEN}`];
    return [heading(findingsTitle(report)), ...report.findings.map(finding)];
  }

  function finding(one: Finding, index: number) {
    const tint = {
      fails: paint.red,
      'wrong data': paint.yellow,
      'looks odd': paint.cyan,
      harmless: paint.dim,
    }[one.severity];
    const number = `${index + 1}.`.padEnd(4);
    return [
      `${paint.dim(number)}${heading(visible(one.id))}  ${tint(SEVERITY_WORDS[one.severity])}${stateOf(one)}`,
      ...sentencesOf(report, one.rules).map(({ id, says }, i) =>
        field(i === 0 ? 'Rule' : '', `${says} (${id})`),
      ),
      field('Clause', one.clauses.join(', ')),
      ...one.screens.map((screen, i) => field(i === 0 ? 'Screen' : '', screen)),
      field('Operations', one.operations.join(', ')),
      field('Expected', one.expected),
      field('Got', one.got),
      ...(one.pointer === '' ? [] : [field('At', one.pointer)]),
      // Not wrapped, so that it can be copied.
      ...(one.curl === '' ? [] : ['', `    ${paint.cyan(visible(one.curl))}`]),
    ].join('\n');
  }

  function field(label: string, text: string) {
    const lines = wrap(visible(text), WIDTH - LABEL - 4);
    return lines
      .map((line, i) => `    ${paint.dim((i === 0 ? label : '').padEnd(LABEL))}${line}`)
      .join('\n');
  }

  function unproven() {
    const groups = unprovenOf(report);
    if (groups.length === 0) return [];
    const total = groups.reduce((sum, group) => sum + group.count, 0);
    return [
      heading(`Not proven: ${total}`),
      ...groups.map((group) =>
        [
          ...wrap(visible(group.why), WIDTH - 2).map((line) => `  ${paint.yellow(line)}`),
          ...wrap(visible(group.proof), WIDTH - 2).map((line) => `  ${line}`),
          ...group.parts.flatMap(({ operations, rules }) => [
            ...wrap(operations, WIDTH - 6).map((line) => `    ${line}`),
            ...wrap(rules, WIDTH - 6).map((line) => `      ${paint.dim(line)}`),
          ]),
        ].join('\n'),
      ),
    ];
  }

  function told() {
    const rules = report.rules.filter((rule) => rule.said !== undefined);
    if (rules.length === 0) return [];
    const lines = rules.flatMap(({ id, operation, said = '' }) => [
      `  ${paint.dim(`${id}, ${operation}`)}`,
      ...wrap(visible(said), WIDTH - 4).map((line) => `    ${line}`),
    ]);
    return [[heading(TOLD), ...lines].join('\n')];
  }

  function list(title: string, items: string[]) {
    if (items.length === 0) return [];
    const lines = items.flatMap((item) =>
      wrap(visible(item), WIDTH - 4).map((line, i) => `  ${i === 0 ? '- ' : '  '}${line}`),
    );
    return [[heading(`${title}: ${items.length}`), ...lines].join('\n')];
  }
}

/** Breaks at spaces, and within a word that is longer than a line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = line === '' ? word : `${line} ${word}`;
    if (rest.length > width && line !== '') {
      lines.push(line);
      rest = word;
    }
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    line = rest;
  }
  return [...lines, line];
}
