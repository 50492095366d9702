import { createColors } from 'picocolors';
import { groupBy } from '../../../src/domain/groupBy';
import type { Finding, Report, Result } from '../model';
import { visible } from '../visible';
import { hanging, WIDTH, wrap } from './wrap';

const LABEL = 10;
const COLUMN = 39;
/** The changes and places that a line of the summary names. The details name all. */
const MOST_CHANGES = 3;
const MOST_PLACES = 2;

interface Settings {
  color: boolean;
  /** Also lists what was kept, which rules are not proven, and what was seen. */
  verbose: boolean;
}

/** The report for a terminal. Texts of the host cannot act on it. */
export function toTerminal(report: Report, { color, verbose }: Settings): string {
  const paint = createColors(color);
  const { findings, rules } = report;
  const tints = {
    fails: paint.red,
    'wrong data': paint.yellow,
    'looks odd': paint.cyan,
    harmless: paint.dim,
  };

  const sections = [
    top(),
    summary(),
    ...findings.map(details),
    kept(),
    unproven(),
    ...(verbose ? [told(), seen()] : []),
    list('Created on the host, which the contract cannot delete', report.created),
    list('Mended since the baseline', report.mended),
  ];
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;

  function top() {
    const { url, calls, seconds, isPartial } = report;
    const mark = findings.length > 0 ? paint.red('●') : paint.green('●');
    const facts = [
      timeOf(report),
      count(calls, 'call'),
      `${seconds.toFixed(1)} s`,
      ...waitsOf(report),
    ];
    return [
      `${mark} ${paint.bold(visible(url))}  ${paint.dim(facts.join(' · '))}`,
      ...(isPartial ? [paint.yellow('  The run was stopped. This report is partial.')] : []),
    ];
  }

  /** One line for each cause, whatever its length. */
  function summary() {
    if (findings.length === 0) return [paint.bold('Nothing is broken.')];
    return [
      paint.bold(`${count(findings.length, 'cause')}, worst first`),
      ...findings.map(
        (one, index) =>
          `${number(index)}${tints[one.severity](one.severity.padEnd(12))}${stateOf(one)}${visible(`${changeOf(one)}: ${placesOf(one)}`)}`,
      ),
    ];
  }

  function details(one: Finding, index: number) {
    const [screen = ''] = one.screens;
    const at = one.pointer === '' ? '' : `, at ${one.pointer}`;
    return [
      ...hanging(number(index), screen).map((line) => tints[one.severity](line)),
      ...(one.changes.length > MOST_CHANGES ? field('Change', one.changes.join('; ')) : []),
      ...(one.where.length > MOST_PLACES ? field('Where', pathsOf(one)) : []),
      ...(verbose ? field('Finding', `${one.id} (${one.rules.join(', ')})`) : []),
      ...judged(`${one.expected} (${one.clauses[0] ?? ''})`, `${one.got}${at}`),
      // Not wrapped, so that it can be copied.
      ...(one.curl === '' ? [] : [`    ${paint.cyan(visible(one.curl))}`]),
    ];
  }

  /** Two columns where both are short. */
  function judged(expected: string, got: string) {
    if (Math.max(visible(expected).length, visible(got).length) > COLUMN) {
      return [...field('Expected', expected), ...field('Got', got)];
    }
    const columns = ['Expected'.padEnd(LABEL), expected.padEnd(COLUMN), '  Got  ', got];
    return [
      `    ${columns.map((text, i) => (i % 2 === 0 ? paint.dim(text) : visible(text))).join('')}`,
    ];
  }

  function field(label: string, text: string, tint = (line: string) => line) {
    return wrap(visible(text), WIDTH - LABEL - 4).map(
      (line, i) => `    ${paint.dim((i === 0 ? label : '').padEnd(LABEL))}${tint(line)}`,
    );
  }

  function kept() {
    const own = rules.filter(({ verdict }) => verdict === 'kept');
    const title = `Kept: ${paint.green(count(own.length, 'rule'))}, each counted once for each operation`;
    return verbose ? [`${title}.`, ...byRule(own)] : [`${title}; --verbose lists them.`];
  }

  function unproven() {
    const own = rules.filter(({ verdict }) => verdict === 'not proven');
    if (own.length === 0) return [];
    const groups = groupBy(
      own,
      ({ why = '', proof = '' }) => `${dotted(why)} Would prove it: ${dotted(proof)}`,
    );
    return [
      `Not proven: ${paint.yellow(count(own.length, 'rule'))}.`,
      ...[...groups]
        .sort(([, a], [, b]) => b.length - a.length)
        .flatMap(([reason, results]) => [
          ...hanging(`${results.length}  `.padStart(6), reason),
          ...(verbose ? byRule(results) : []),
        ]),
    ];
  }

  /** Rules of the same operations share a line. */
  function byRule(results: Result[]) {
    const operations = [...groupBy(results, ({ id }) => id)].map(([id, own]) => ({
      id,
      names: own.map(({ operation }) => operation).join(', '),
    }));
    return [...groupBy(operations, ({ names }) => names)].flatMap(([names, own]) =>
      hanging('      ', `${own.map(({ id }) => id).join(', ')}: ${names}`).map((line) =>
        paint.dim(line),
      ),
    );
  }

  function told() {
    return list(
      'Told, not judged',
      rules.flatMap(({ said }) => said ?? []),
    );
  }

  function seen() {
    const { median, worst } = report.firstByte;
    return [
      `First byte: ${Math.round(median)} ms at the median, ${Math.round(worst)} ms at worst. Seen of each operation:`,
      ...report.operations.map(
        ({ id, successes, declaredErrors }) =>
          `  ${id.padEnd(26)}${count(successes, 'success', 'successes')}, ${count(declaredErrors, 'declared error')}`,
      ),
    ];
  }

  function list(title: string, items: string[]) {
    if (items.length === 0) return [];
    return [`${title}: ${items.length}`, ...items.flatMap((item) => hanging('  - ', item))];
  }
}

const number = (index: number) => `${index + 1}.`.padEnd(4);

const stateOf = ({ state }: Finding) => (state === undefined ? '' : `${state}: `);

function count(amount: number, word: string, plural = `${word}s`): string {
  return `${amount.toLocaleString('en')} ${amount === 1 ? word : plural}`;
}

const dotted = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const changeOf = ({ changes }: Finding) => some(changes, MOST_CHANGES, '; ');
const placesOf = ({ where }: Finding) => some(where, MOST_PLACES, ', ');

function some(items: string[], most: number, between: string): string {
  const rest = items.length - most;
  return `${items.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** `GET /api/employees, /api/employees/{id}; POST /api/evaluations` */
function pathsOf({ where }: Finding): string {
  const places = where.map((place) => place.split(' '));
  return [...groupBy(places, ([method]) => method)]
    .map(([method = '', own]) => `${method} ${own.map(([, path]) => path).join(', ')}`)
    .join('; ');
}

/** `2026-11-23 05:50 UTC` */
function timeOf({ startedAt }: Report): string {
  const time = new Date(startedAt);
  if (Number.isNaN(time.getTime())) return visible(startedAt);
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const waitsOf = ({ waits }: Report) =>
  waits === 0 ? [] : [`asked to wait ${count(waits, 'time')}`];
