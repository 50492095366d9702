import process, { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { Answers } from './api';
import type { Line, Measure } from './bench';
import { launch } from './browser';
import { firstRow, start } from './measures/coldOpen';
import { exporting } from './measures/export';
import { key } from './measures/key';
import { memory } from './measures/memory';
import { profile } from './measures/profile';
import { sort } from './measures/sort';
import { buildSites, serve } from './sites';
import { table } from './table';

const MEASURES: Record<string, Measure> = {
  start,
  firstRow,
  key,
  sort,
  profile,
  export: exporting,
  memory,
};

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    only: { type: 'string', default: Object.keys(MEASURES).join(',') },
    samples: { type: 'string', default: '5' },
    employees: { type: 'string', default: '10000' },
    'no-build': { type: 'boolean', default: false },
  },
});

const chosen = values.only.split(',').map((name) => {
  const measure = MEASURES[name];
  if (!measure) throw new Error(`There is no "${name}": ${Object.keys(MEASURES).join(', ')}`);
  return { name, measure };
});
const samples = readNumber('samples', 1);
const many = readNumber('employees', 100);
if (!values['no-build']) await buildSites();

const answers = new Answers();
const app = await serve('app', answers);
const plain = await serve('plain', answers);
const browser = await launch();
const bench = {
  browser,
  answers,
  origins: { app: app.origin, plain: plain.origin },
  samples,
  many,
};

let lines: Line[] = [];
for (const { name, measure } of chosen) {
  console.error(`${name} ...`);
  answers.size = 1_000;
  answers.delay = 0;
  try {
    lines = lines.concat(await measure(bench));
  } catch (cause) {
    // A run takes long, so the other measures continue.
    console.error(`${name} failed`, cause);
    process.exitCode = 1;
  }
}
console.log(table(lines));
await browser.close();
app.close();
plain.close();

function readNumber(option: 'samples' | 'employees', least: number): number {
  const number = Number(values[option]);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new Error(`--${option} takes a whole number from ${least}`);
}
