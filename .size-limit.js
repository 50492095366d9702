import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build with a manifest. Its files are those of `dist/`. */
const SITE = 'test-results/sites/hr';

const manifest = JSON.parse(readFileSync(join(SITE, '.vite/manifest.json'), 'utf8'));

/** The keys of a module's chunk and of all that it imports. */
function withImports(key, keys = new Set()) {
  if (!manifest[key]) throw new Error(`The build has no ${key}`);
  if (!keys.has(key)) {
    keys.add(key);
    manifest[key].imports?.forEach((imported) => withImports(imported, keys));
  }
  return keys;
}

const chunksOf = (modules) => new Set(modules.flatMap((module) => [...withImports(module)]));
const paths = (chunks) => [...chunks].map((key) => join(SITE, manifest[key].file));

const SIGNED_OUT = ['index.html', 'src/app/browserApp.tsx'];
const SIGNED_IN = [...SIGNED_OUT, 'src/app/layout/AppLayout.tsx'];
const HOME = [...SIGNED_IN, 'src/pages/HomePage.tsx'];
/** What the route table names as next. */
const AFTER_HOME = [
  'src/pages/EmployeeProfilePage.tsx',
  'src/features/evaluations/dialogs/EvaluationDialog.tsx',
];

const screen = (name, modules, limit) => ({ name, path: paths(chunksOf(modules)), limit });

/** A part that is loaded on demand: what it adds to a screen. */
function addition(name, module, modules, limit) {
  const loaded = chunksOf(modules);
  const added = [...chunksOf([module])].filter((key) => !loaded.has(key));
  return { name, path: paths(added), limit };
}

/** JavaScript, brotli. */
export default [
  screen('Home, to the first row', HOME, '187 kB'),
  screen('Home, with what is prefetched', [...HOME, ...AFTER_HOME], '232 kB'),
  screen('Sign in', [...SIGNED_OUT, 'src/pages/LoginPage.tsx'], '208 kB'),
  screen('My Evaluations', [...SIGNED_IN, 'src/pages/MyEvaluationsPage.tsx'], '190 kB'),
  screen('Results', [...SIGNED_IN, 'src/pages/ResultsPage.tsx'], '214 kB'),
  addition(
    'The workbook writer',
    'src/features/results/export/workbook.ts',
    [...SIGNED_IN, 'src/pages/ResultsPage.tsx'],
    '135 kB',
  ),
];
