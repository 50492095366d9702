/** The baselines with which the app is compared. */
const BASELINES = ['plain', 'libraries', 'naive'] as const;
type Baseline = (typeof BASELINES)[number];

/** A line of the table, with its samples. */
export interface Line extends Partial<Record<Baseline, number[]>> {
  name: string;
  unit: 'ms' | 'KB' | 'MB' | 's' | '';
  /** How the samples are aggregated. */
  of: 'median' | 'p95' | 'max';
  app: number[];
  /** An upper limit: a number, or a multiple of a baseline. */
  target?: { most: number } | { times: number; baseline: Baseline };
}

function valueOf(samples: number[], of: Line['of']): number {
  const sorted = samples.toSorted((a, b) => a - b);
  if (of === 'max') return sorted.at(-1) ?? 0;
  if (of === 'p95') return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

const HEADER = ['', 'n', 'app', ...BASELINES, 'ratio', 'target', ''];

/** Formats the lines as columns of text. */
export function table(lines: Line[]): string {
  const rows = [HEADER, ...lines.map(cells)];
  const widths = HEADER.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells(line: Line): string[] {
  const { name, unit, of, app, target } = line;
  const value = valueOf(app, of);
  const valueOfBaseline = (baseline: Baseline) => {
    const samples = line[baseline];
    return samples && valueOf(samples, of);
  };
  const shown = (number: number | undefined) =>
    number === undefined ? '' : `${rounded(number)} ${unit}`.trimEnd();
  const compared = target && 'baseline' in target ? target.baseline : 'plain';
  const baselineValue = valueOfBaseline(compared);
  const ratio = baselineValue ? value / baselineValue : undefined;
  return [
    of === 'median' ? name : `${name} (${of})`,
    String(app.length),
    shown(value),
    ...BASELINES.map((baseline) => shown(valueOfBaseline(baseline))),
    ratio?.toFixed(2) ?? '',
    target ? ('most' in target ? shown(target.most) : `${target.times} x ${target.baseline}`) : '',
    verdict(value, ratio, target),
  ];
}

function verdict(value: number, ratio: number | undefined, target: Line['target']): string {
  if (!target) return '';
  const isMet = 'most' in target ? value <= target.most : (ratio ?? Infinity) <= target.times;
  return isMet ? 'met' : 'MISSED';
}

function rounded(number: number): string {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 1 || number === 0 ? 1 : 4;
  return number.toFixed(digits);
}
