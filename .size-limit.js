import { readFileSync } from 'node:fs';

/** `scripts/sites.js` builds this folder with a manifest. */
const SITE = 'dist';

const manifest = JSON.parse(readFileSync(`${SITE}/.vite/manifest.json`, 'utf8'));

/** The key of a chunk: of a module, or of a group by its name (vite/appChunks.ts). */
function keyOf(name) {
  const key =
    name in manifest ? name : Object.keys(manifest).find((chunk) => chunk.startsWith(`_${name}-`));
  if (!key) throw new Error(`The build has no ${name}`);
  return key;
}

/** The keys of a chunk and of all that it imports. */
function withImports(name, keys = new Set()) {
  const key = keyOf(name);
  if (!keys.has(key)) {
    keys.add(key);
    manifest[key].imports?.forEach((imported) => withImports(imported, keys));
  }
  return keys;
}

const chunksOf = (modules) => new Set(modules.flatMap((module) => [...withImports(module)]));
const paths = (chunks) => [...chunks].map((key) => `${SITE}/${manifest[key].file}.br`);

const ENGLISH = ['src/i18n/messages/en.json'];
/** This is the largest language, because it also has the styles of a page from right to left. */
const ARABIC = ['src/i18n/messages/ar.json', 'src/app/language/rightToLeftStyles.ts'];
const SIGNED_OUT = ['index.html', 'app', ...ENGLISH];
/** Home's chunk has the frame of all main screens. */
const HOME = [...SIGNED_OUT, 'home'];
const PROFILE = 'profile';
const TOASTS = 'src/components/toasts/Snackbars.tsx';
/** Home, with what it loads in idle time on a connection that the browser does not call fast. */
const HOME_AT_REST = [...HOME, PROFILE, TOASTS];

/** The build has compressed the files. */
const sized = (name, chunks, limit) => ({ name, path: paths(chunks), limit, brotli: false });

const screen = (name, modules, limit) => sized(name, chunksOf(modules), limit);

/** A part that is loaded on demand: what it adds to a screen. */
function addition(name, parts, modules, limit) {
  const loaded = chunksOf(modules);
  const added = [...chunksOf(parts)].filter((key) => !loaded.has(key));
  return sized(name, added, limit);
}

/** These are the sizes of JavaScript, compressed with brotli. */
export default [
  // It asks for the first data. React and the router come after it.
  screen('The entry', ['index.html'], '35.5 kB'),
  screen('Home, to the first row', HOME, '211 kB'),
  screen('Home in Arabic, to the first row', ['index.html', 'app', 'home', ...ARABIC], '215 kB'),
  screen('Home, with what is prefetched', HOME_AT_REST, '243.5 kB'),
  addition('A menu of Home', ['menus'], HOME, '17 kB'),
  addition(
    'The evaluation dialog',
    ['src/features/evaluations/dialogs/EvaluationDialog.tsx'],
    HOME_AT_REST,
    '43 kB',
  ),
  screen('Sign in', [...SIGNED_OUT, 'forms'], '217 kB'),
  screen('My Evaluations', [...HOME, 'src/pages/MyEvaluationsPage.tsx'], '232.5 kB'),
  screen('The profile', [...HOME, PROFILE], '231.5 kB'),
  screen('Results', [...HOME, 'src/pages/ResultsPage.tsx'], '255.5 kB'),
  addition(
    'The workbook writer',
    ['src/lib/files/workbook.ts'],
    [...HOME, 'src/pages/ResultsPage.tsx'],
    '133.5 kB',
  ),
  addition(
    'The charts',
    [
      'src/features/evaluations/screens/ProfileCharts.tsx',
      'src/features/insight/compare/ComparisonChart.tsx',
    ],
    [...HOME, PROFILE, 'src/pages/ComparePage.tsx'],
    '103 kB',
  ),
  addition('The report', ['src/app/report.ts'], HOME, '4 kB'),
];
