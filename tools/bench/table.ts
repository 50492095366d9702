import type { Line } from './bench';

const HEADER = ['', 'n', 'app', 'plain', 'ratio'];

/** Formats the lines as columns of text. */
export function table(lines: Line[]): string {
  const rows = [HEADER, ...lines.map(cells)];
  const widths = HEADER.map((_, at) =>
    rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0),
  );
  const padded = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

function cells({ name, unit, app, plain }: Line): string[] {
  const [ours, theirs] = [median(app), median(plain)];
  const shown = (value: number) => `${value.toFixed(Math.abs(value) < 100 ? 1 : 0)} ${unit}`;
  // A ratio to a very small value means nothing.
  const ratio = theirs < 1 ? '' : (ours / theirs).toFixed(2);
  return [name, String(app.length), shown(ours), shown(theirs), ratio];
}

function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
