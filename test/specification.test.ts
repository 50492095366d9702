import { readdirSync, readFileSync } from 'node:fs';
import { OPERATION_IDS, operationOf } from '../mocks/config/operations';
import { paths } from '../src/lib/url/paths';
import { withSlashes } from '../vite/withSlashes';
import { READS } from './failures/reads';

const FOLDERS = [
  ...['.storybook', 'contract', 'docs', 'e2e', 'mocks', 'scripts'],
  ...['src', 'stories', 'test', 'tools', 'vite'],
];
const CODE = /(?<!\.d)\.(?:js|md|ts|tsx)$/;

const filesOf = (folder: string) =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
    withSlashes,
  );

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const specification = read('docs/specification.md');
const headings = Array.from(specification.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading);
const items = Array.from(specification.matchAll(/^- \*\*(.+?)\*\*:/gm), ([, item = '']) => item);

/** Returns the headings and items that a file refers to, as in 'specification, Toasts'. */
function referencesIn(file: string): string[] {
  const text = read(file).replace(/\n *(?:\*|\/\/)/g, '');
  return Array.from(
    text.matchAll(/\bspecification, ([^).,;:'"]+)/g),
    ([, heading = '']) => heading,
  );
}

test('each reference to the specification names a heading or an item', () => {
  const files = FOLDERS.flatMap((folder) =>
    filesOf(folder)
      .filter((name) => CODE.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const references = files.flatMap((file) =>
    referencesIn(file).map((heading) => ({ file, heading })),
  );
  expect(references.length).toBeGreaterThan(50);
  const names = [...headings, ...items];
  expect(references.filter(({ heading }) => !names.includes(heading))).toEqual([]);
  const numbered = files.filter((file) => /\bspec (?:decision|section)s? \d/.test(read(file)));
  expect(numbered).toEqual([]);
});

test('headings are unique, and each link in the specification leads to a heading', () => {
  expect(headings).toEqual([...new Set(headings)]);
  const anchors = headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-'));
  const links = Array.from(specification.matchAll(/\]\(#([^)]+)\)/g), ([, anchor]) => anchor);
  expect(links.filter((anchor = '') => !anchors.includes(anchor))).toEqual([]);
});

test('the specification names each path under Routes', () => {
  const missing = Object.values(paths).filter(
    (path) => !specification.includes(`| \`${path.replace(/:(\w+)/g, '{$1}')}\` `),
  );
  expect(missing).toEqual([]);
});

test('the specification names each operation under Calls, and each log under Logs', () => {
  const calls = OPERATION_IDS.map(operationOf).map(({ method, path }) => `\`${method} ${path}`);
  expect(calls.filter((call) => !specification.includes(call))).toEqual([]);
  const logs = READS.map(({ log }) => `| "${log}"`);
  expect(logs.filter((log) => !specification.includes(log))).toEqual([]);
});

test('each page has stories under Pages', () => {
  const stories = readdirSync(new URL('../stories/pages', import.meta.url))
    .map((name) => read(`stories/pages/${name}`))
    .join('');
  const pages = readdirSync(new URL('../src/pages', import.meta.url)).flatMap(
    (name) => /^(\w+Page)\.tsx$/.exec(name)?.[1] ?? [],
  );
  expect(pages).toContain('HomePage');
  expect(pages.filter((page) => !stories.includes(`component: ${page},`))).toEqual([]);
});

test('each file of stories has notes for its docs page or has no docs page', () => {
  const files = filesOf('stories').filter((name) => name.endsWith('.stories.tsx'));
  expect(files).toContain('pages/Results.stories.tsx');
  const silent = files.filter((name) => !/\bnotes: \{|'!autodocs'/.test(read(`stories/${name}`)));
  expect(silent).toEqual([]);
});
