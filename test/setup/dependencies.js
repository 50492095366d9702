import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Replaces backslashes, which paths have on Windows. */
const withSlashes = (path) => path.replaceAll('\\', '/');

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The page of a path is named like its key, except this one. */
const PAGE_OF = { evaluations: 'MyEvaluationsPage' };
const pageOf = (key) => PAGE_OF[key] ?? `${key[0].toUpperCase()}${key.slice(1)}Page`;

/** Each page, with the texts in a test that lead to it: the start of its address, or the function that builds it. */
const PAGES = [
  // `renderApp` opens Home if it has no path.
  ['HomePage', /renderApp\((?!\{[^)]*\bpath\b)|(['"`])\/(?:\?|\1)/],
  ['NotFoundPage', /['"`]\/nowhere/],
  ...Array.from(
    readFileSync(at('src/lib/url/paths.ts'), 'utf8').matchAll(/^ {2}(\w+): '((?:\/[\w-]+)+)/gm),
    ([, key, start]) => [pageOf(key), new RegExp(`['"\`]${start}(?![\\w-])|\\b${key}Path\\b`)],
  ),
];

/**
 * Whether a file is a test or a helper of tests. `renderApp` and its helpers are not, because they open any address.
 */
const isOfTests = (path) => /\.test\.tsx$|\/test\/(?!app\/)/.test(path);

/** Matches the pages and dialogs that the app loads when it needs them. */
const LATER = /'(\.[^']+\/(?:pages\/\w+|features\/[^']*\/(?:lazy\w+|\w+Dialog|ResultsTable)))'/g;

/**
 * Extracts the dependencies for `npm run test:watch`. The app imports every page, so each test that renders it would
 * depend on the code of all of them. Here a test depends on the pages that it names, in its own name or by an address.
 * `npm test` runs every test in any case.
 */
export function extract(code, file, defaultExtract) {
  const path = withSlashes(file);
  const dependencies = new Set(defaultExtract(code, path));
  if (path.includes('/src/app/')) {
    for (const [, loaded] of code.matchAll(LATER)) dependencies.delete(loaded);
  }
  if (isOfTests(path)) {
    for (const [page, lead] of PAGES) {
      if (!basename(path).startsWith(page) && !lead.test(code)) continue;
      const pages = withSlashes(relative(dirname(path), at('src/pages')));
      dependencies.add(`./${pages}/${page}`);
    }
  }
  return dependencies;
}

/** Returns the cache key. Jest keeps the extracted dependencies until it changes. */
export const getCacheKey = () => readFileSync(fileURLToPath(import.meta.url), 'utf8');
