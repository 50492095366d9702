import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build with a manifest; its files are those of `dist/`. */
const SITE = 'test-results/sites/hr';

const manifest = JSON.parse(readFileSync(join(SITE, '.vite/manifest.json'), 'utf8'));

/** The file that has this module or name, and all that it imports. */
function withImports(key, files = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (!files.has(file)) {
    files.add(file);
    imports.forEach((imported) => withImports(imported, files));
  }
  return files;
}

const named = (name) => {
  const key = Object.keys(manifest).find((known) => known.startsWith(`_${name}-`));
  if (!key) throw new Error(`No file of the build is named ${name}`);
  return key;
};

const screen = (name, keys, limit) => ({
  name,
  path: [
    ...new Set([named('start'), named('app'), ...keys].flatMap((key) => [...withImports(key)])),
  ].map((file) => join(SITE, file)),
  limit,
});

const main = (key) => [named('frame'), key];
/** Whose data comes through the client. */
const asking = (key) => [...main(key), 'src/api/http/client.ts'];

/** JavaScript, brotli, before a screen can show what it is for. */
export default [
  screen('Home, to the first row', main(named('home')), '167 kB'),
  screen('Sign in', [named('accounts')], '182 kB'),
  screen('My Evaluations', asking('src/pages/MyEvaluationsPage.tsx'), '188 kB'),
  screen('Results', asking('src/pages/ResultsPage.tsx'), '205 kB'),
  { name: 'The workbook writer', path: join(SITE, 'assets/workbook-*.js'), limit: '135 kB' },
];
