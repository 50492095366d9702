import { mkdirSync, writeFileSync } from 'node:fs';
import process, { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startHost } from '../mocks/runtimes/http/host';
import { commands } from './measures/commands';
import { decoding } from './measures/decoding';
import { exporting } from './measures/exporting';
import { home } from './measures/home';
import { insight } from './measures/insight';
import { layoutShift } from './measures/layoutShift';
import { profile } from './measures/profile';
import { results } from './measures/results';
import { resultsTable } from './measures/resultsTable';
import { search } from './measures/search';
import { signIn } from './measures/signIn';
import { sort } from './measures/sort';
import { Answers } from './support/answers';
import type { Measure } from './support/bench';
import { launch } from './support/browser';
import { serve } from './support/server';
import { buildSites, siteFolder, sitePage, type Site } from './support/sites';
import { table, type Line } from './support/table';

const MEASURES: Record<string, Measure> = {
  home,
  signIn,
  search,
  sort,
  export: exporting,
  profile,
  results,
  resultsTable,
  insight,
  layoutShift,
  decoding,
};
/** These take minutes, so they run on demand only. */
const ON_DEMAND: Record<string, Measure> = { commands };
const ALL = { ...MEASURES, ...ON_DEMAND };

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    only: { type: 'string', default: Object.keys(MEASURES).join(',') },
    samples: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  },
});

const chosen = values.only.split(',').map((name) => {
  const measure = ALL[name];
  if (!measure) throw new Error(`There is no "${name}": ${Object.keys(ALL).join(', ')}`);
  return { name, measure };
});
const samples = Number(values.samples);
if (!(samples >= 1)) throw new Error('--samples takes a number from 1');
if (!values['no-build']) await buildSites();

const answers = new Answers();
const mock = await startHost({ host: '127.0.0.1', port: 0 });
const serveSite = (site: Site) =>
  serve({ answers, mockPort: mock.port, folder: siteFolder(site), page: sitePage(site) });
const servers = {
  app: await serveSite('app'),
  plain: await serveSite('plain'),
  naive: await serveSite('naive'),
  homeLibraries: await serveSite('homeLibraries'),
  signInLibraries: await serveSite('signInLibraries'),
  tripLibraries: await serveSite('tripLibraries'),
};
const origins = {
  app: servers.app.origin,
  plain: servers.plain.origin,
  naive: servers.naive.origin,
  homeLibraries: servers.homeLibraries.origin,
  signInLibraries: servers.signInLibraries.origin,
  tripLibraries: servers.tripLibraries.origin,
};
const browser = await launch();

const lines: Line[] = [];
for (const { name, measure } of chosen) {
  console.error(`${name} ...`);
  answers.delay = 0;
  answers.history = 5;
  answers.evaluations = undefined;
  try {
    lines.push(...(await measure({ browser, answers, origins, samples })));
  } catch (cause) {
    // A run takes long, so the other measurements continue.
    console.error(`${name} failed`, cause);
    process.exitCode = 1;
  }
}
publish(lines);
await browser.close();
await Promise.all([...Object.values(servers), mock].map((server) => server.close()));

function publish(measured: Line[]) {
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${new Date().toISOString().replaceAll(':', '-')}.json`, folder);
  writeFileSync(file, JSON.stringify(measured, null, 2));
  console.log(table(measured));
  console.log(`\nSamples: ${fileURLToPath(file)}`);
}
