import { mkdirSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startHost } from '../mocks/hosts/host';
import { Answers } from './answers';
import { launch } from './browser';
import { door } from './measures/door';
import { home } from './measures/home';
import type { Measure } from './measures/measure';
import { exporting } from './measures/exporting';
import { layoutShift } from './measures/layoutShift';
import { profile } from './measures/profile';
import { results } from './measures/results';
import { commands } from './measures/commands';
import { search } from './measures/search';
import { signIn } from './measures/signIn';
import { sort } from './measures/sort';
import { serve } from './server';
import { buildSites, FOLDERS } from './sites';
import { table, type Line } from './table';

const MEASURES: Record<string, Measure> = {
  home,
  signIn,
  search,
  sort,
  export: exporting,
  profile,
  results,
  layoutShift,
  door,
};
/** Slow, so only on demand. */
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
const mock = await startHost({ host: '127.0.0.1', port: 0, scenario: 'default', latency: 0 });
const shared = { answers, mockPort: mock.port };
const app = await serve({ ...shared, folder: FOLDERS.app, page: 'index.html' });
const plain = await serve({ ...shared, folder: FOLDERS.plain, page: 'plain.html' });
const homeLibraries = await serve({ ...shared, folder: FOLDERS.home, page: 'home.html' });
const signInLibraries = await serve({ ...shared, folder: FOLDERS.signIn, page: 'signIn.html' });
const tripLibraries = await serve({ ...shared, folder: FOLDERS.trip, page: 'trip.html' });
const browser = await launch();

const lines: Line[] = [];
try {
  for (const { name, measure } of chosen) {
    console.error(`${name} ...`);
    answers.delay = 0;
    lines.push(
      ...(await measure({
        browser,
        answers,
        origins: {
          app: app.origin,
          plain: plain.origin,
          home: homeLibraries.origin,
          signIn: signInLibraries.origin,
          trip: tripLibraries.origin,
        },
        samples,
      })),
    );
  }
} finally {
  // Also where one of them fails: the others have taken their time.
  publish(lines);
  await browser.close();
  const servers = [app, plain, homeLibraries, signInLibraries, tripLibraries, mock];
  await Promise.all(servers.map((server) => server.close()));
}

function publish(measured: Line[]) {
  const folder = new URL('results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${new Date().toISOString().replaceAll(':', '-')}.json`, folder);
  writeFileSync(file, JSON.stringify(measured, null, 2));
  console.log(table(measured));
  console.log(`\nSamples: ${fileURLToPath(file)}`);
}
