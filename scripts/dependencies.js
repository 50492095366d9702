import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { BAD_VERSIONS } from './badVersions.js';

/**
 * Holds what package-lock.json installs to what this project takes from others: no version that is known to
 * be bad, permissive licences, exact versions of the npm registry with their content's hash, no script at
 * installation that nobody has looked at. Asks nobody. Then it tries itself on lock files that are wrong.
 */

const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'CC0-1.0', 'Unlicense'],
]);

/** Packages with another licence. They build and test; nothing of them is in what is delivered. */
const TOOLS = [
  [/^axe-core$/, 'MPL-2.0', 'asks for the source of its own files only, and is not changed'],
  [/^lightningcss(?:-[\w-]+)?$/, 'MPL-2.0', 'the same; Vite brings it'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'tables of what browsers can do; asks to be named'],
];

/** What runs a script of its own when it is installed. */
const RUN_AT_INSTALLATION = new Map([
  ['@parcel/watcher', 'finds its binary'],
  ['@swc/core', 'finds its binary'],
  ['esbuild', 'finds its binary'],
  ['fsevents', 'builds its binary, on macOS'],
  ['msw', 'copies its worker where package.json asks for it, which this one does not'],
  ['unrs-resolver', 'finds its binary'],
]);

/** Ranges in package.json that are not one version. */
const RANGES = new Map([['@types/node', 'the types of Node 20, whichever are the latest']]);

/**
 * sheetjs-style is a copy of xlsx 0.15.6, which is on the list of bad versions for what it does when it reads
 * a file. The app only writes with it; the tests read what it wrote.
 */
const WRITER = 'src/features/results/export/sheetjs.ts';

const REGISTRY = 'https://registry.npmjs.org/';
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json');
const lock = read('package-lock.json');

const problems = [...check(manifest, lock, readInstalled), ...tryItself()];
if (!/^export \{ utils, write, .*from 'sheetjs-style';$/m.test(readFileSync(WRITER, 'utf8'))) {
  problems.push(`${WRITER}: takes more of sheetjs-style than what writes`);
}
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
const packages = Object.keys(lock.packages).length - 1;
console.log(`${packages} packages, none of ${BAD_VERSIONS.length} kinds of bad version`);

function check({ dependencies, devDependencies }, { lockfileVersion, packages }, installed) {
  const found = [];
  if (lockfileVersion !== 3) found.push('package-lock.json: not of version 3');
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (semver.valid(range) === null && !RANGES.has(name)) {
      found.push(`package.json: ${name} is ${range}, not one version`);
    }
  }
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
    const say = (problem) => found.push(`${path} ${entry.version}: ${problem}`);
    checkSource(entry, say);
    checkVersion(name, entry, say);
    checkLicence(name, entry, say);
    if (entry.hasInstallScript && !RUN_AT_INSTALLATION.has(name))
      say('runs a script when installed');
    checkInstalled(entry, installed(path), say);
  }
  return found;
}

function checkSource({ version, resolved = REGISTRY, integrity, link }, say) {
  if (link || semver.valid(version) !== version) say('is not one version of a registry');
  // npm leaves the address out where it is the registry's own.
  if (!resolved.startsWith(REGISTRY)) say(`comes from ${resolved}`);
  if (!SHA512.test(integrity)) say('has no sha512 of its content');
}

function checkVersion(name, { version }, say) {
  for (const [bad, range, reason] of BAD_VERSIONS) {
    if (name === bad && semver.satisfies(version, range, { includePrerelease: true })) say(reason);
  }
}

function checkLicence(name, { license, dev }, say) {
  const tool = TOOLS.find(([names, licence]) => names.test(name) && licence === license);
  if (tool) {
    if (!dev) say(`is under ${license} and no longer a tool only`);
  } else if (!isPermissive(license)) say(`its licence is ${license ?? 'not given'}`);
}

/** Of an SPDX expression that has only ANDs, or only ORs. */
function isPermissive(expression = '') {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  const known = (licence) => PERMISSIVE.has(licence.trim());
  return text.includes(' AND ') ? text.split(' AND ').every(known) : text.split(' OR ').some(known);
}

/** What lies on the disk says the same of itself as the lock file does. */
function checkInstalled({ version, license }, manifestOf, say) {
  if (!manifestOf) return;
  if (manifestOf.version !== version) say(`installed is ${manifestOf.version}`);
  const own = manifestOf.license?.type ?? manifestOf.license ?? manifestOf.licenses?.[0]?.type;
  if (own !== license) say(`calls its own licence ${own}, not ${license}`);
}

/** Undefined for packages of other systems, which are not there. */
function readInstalled(path) {
  const file = join(path, 'package.json');
  return existsSync(file) ? read(file) : undefined;
}

/** Each rule has to find what breaks it, or it finds nothing in earnest either. */
function tryItself() {
  const good = { version: '1.0.0', license: 'MIT', integrity: `sha512-${'A'.repeat(86)}==` };
  const wrong = [
    ...BAD_VERSIONS.map(([name, range, reason]) => [
      { [name]: { ...good, version: semver.minVersion(range).version } },
      reason,
    ]),
    [{ axios: { ...good, version: '1.19.9' } }, 'the least that this project takes'],
    [{ alias: { ...good, name: 'chalk', version: '5.6.1' } }, 'wallets'],
    [{ a: { ...good, license: 'GPL-3.0-only' } }, 'its licence is GPL-3.0-only'],
    [{ a: { ...good, license: 'MIT AND GPL-3.0-only' } }, 'its licence is MIT AND'],
    [{ a: { ...good, license: '(AGPL-3.0-only OR UNLICENSED)' } }, 'its licence is (AGPL'],
    [{ a: { ...good, license: undefined } }, 'its licence is not given'],
    [{ 'axe-core': { ...good, license: 'MPL-2.0' } }, 'no longer a tool only'],
    [{ a: { ...good, integrity: undefined } }, 'no sha512'],
    [{ a: { ...good, integrity: 'sha1-x' } }, 'no sha512'],
    [{ a: { ...good, version: '^1.0.0' } }, 'not one version'],
    [{ a: { ...good, link: true } }, 'not one version'],
    [{ a: { ...good, resolved: 'git+ssh://git@github.com/a/a.git' } }, 'comes from git'],
    [{ a: { ...good, resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz' } }, 'comes from http:'],
    [{ a: { ...good, hasInstallScript: true } }, 'runs a script'],
    [{ a: good }, 'installed is 1.0.1', { version: '1.0.1', license: 'MIT' }],
    [{ a: good }, 'calls its own licence ISC', { version: '1.0.0', license: { type: 'ISC' } }],
  ].map(([entries, text, installed]) => ({ lock: lockOf(entries), text, installed }));
  return [
    ...check({}, lockOf({ a: good, b: { ...good, license: '(MIT OR GPL-3.0)' } }), () => undefined),
    ...wrong
      .filter(({ lock, text, installed }) => {
        const found = check({}, lock, () => installed);
        return !found.some((problem) => problem.includes(text));
      })
      .map(({ lock, text }) => `Nobody would find "${text}" in ${JSON.stringify(lock.packages)}`),
    ...(check({ dependencies: { a: '^1.0.0' } }, lockOf({}), () => undefined).length === 1
      ? []
      : ['Nobody would find a range in package.json']),
  ];
}

function lockOf(entries) {
  const packages = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [`node_modules/${name}`, entry]),
  );
  return { lockfileVersion: 3, packages: { '': {}, ...packages } };
}
