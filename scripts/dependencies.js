import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';

/**
 * Checks the lock file: the origin, hash and licence of each package, and which packages have installation scripts. First
 * it checks that it detects faults. It works offline, and does not know security advisories. lockfile-lint is not enough:
 * it reads only `resolved`, which npm may omit, and accepts other names, links and repositories.
 */

/** Allowed licences of packages that are part of the build. */
const PERMISSIVE = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Zlib'],
];

/** Allowed licences of development tools, which are not modified and not part of the build. */
const TOOLS = [...PERMISSIVE, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0'];

/** Packages that are installed under another name. */
const ALIASES = {
  '@jest/react-is-18': 'react-is',
  '@jest/react-is-19': 'react-is',
  'string-width-cjs': 'string-width',
  'strip-ansi-cjs': 'strip-ansi',
  'wrap-ansi-cjs': 'wrap-ansi',
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/**
 * These packages have an installation script, and were reviewed. They also work without it: newer versions of npm do
 * not run it, but npm 10 of Node 20 does.
 */
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const problems = [
  ...undetectedFaults(),
  ...Object.entries(packages).flatMap(([path, entry]) => problemsOf(path, entry)),
];
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
console.log('Origins, hashes, licences and installation scripts: no issues');

function problemsOf(path, entry) {
  const declared = problemsOfDependencies(path, entry);
  const [, name] = path.split(/^.*node_modules\//);
  // This entry is the project itself.
  if (path === '') return declared;
  if (name === undefined) return [`${path}: is not in node_modules`];
  const { license, dev, hasInstallScript } = entry;
  const isAllowed = isLicensed(license, dev ? TOOLS : PERMISSIVE);
  const isNewScript = hasInstallScript && !Object.hasOwn(allowScripts, name);
  return [
    ...declared,
    ...problemsOfOrigin(path, name, entry),
    ...(isAllowed ? [] : [`${path}: licence ${license}`]),
    ...(isNewScript ? [`${path}: runs a script when it is installed`] : []),
  ];
}

/**
 * Returns the problems of a package's origin. npm downloads a package by name and version from the registry, unless
 * `resolved` has another address. For the registry, npm may omit `resolved` (its setting
 * `omit-lockfile-registry-resolved`).
 */
function problemsOfOrigin(path, name, { name: own = name, version, resolved, integrity, link }) {
  const file = `${own.replace(/^@[^/]*\//, '')}-${version}.tgz`;
  const isOwnAddress = resolved === `https://registry.npmjs.org/${own}/-/${file}`;
  return [
    ...(link ? [`${path}: is a link`] : []),
    ...(own === name || ALIASES[name] === own ? [] : [`${path}: is the package ${own}`]),
    ...(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version) ? [] : [`${path}: version ${version}`]),
    ...(resolved === undefined || isOwnAddress ? [] : [`${path}: comes from ${resolved}`]),
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ? [] : [`${path}: no SHA-512 hash`]),
  ];
}

/** Returns a problem for each dependency with a repository, a file or an address instead of a version. */
function problemsOfDependencies(path, entry) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
  return kinds
    .flatMap((kind) => Object.entries(entry[kind] ?? {}))
    .filter(([, version]) => /[:/]/.test(version.replace(/^npm:(?:@[^/]*\/)?/, '')))
    .map(([name, version]) => `${path}: needs ${name} from ${version}`);
}

/** Whether the licences satisfy an SPDX expression. False for a text that is not an SPDX expression. */
function isLicensed(expression, licences) {
  try {
    return satisfies(expression, licences);
  } catch {
    return false;
  }
}

/** Tests the check: adds known faults to a correct entry, and returns those that it does not detect. */
function undetectedFaults() {
  const path = 'node_modules/@scope/one';
  const registry = 'https://registry.npmjs.org/@scope/one/-';
  const sound = { version: '1.0.0', license: 'MIT', integrity: `sha512-${'a'.repeat(86)}==` };
  const faults = [
    { resolved: 'https://registry.example/@scope/one/-/one-1.0.0.tgz' },
    { resolved: 'http://registry.npmjs.org/@scope/one/-/one-1.0.0.tgz' },
    { resolved: 'https://registry.npmjs.org/@scope/two/-/two-1.0.0.tgz' },
    { resolved: `${registry}/one-0.9.0.tgz` },
    { resolved: 'git+ssh://git@git.example/one.git#1234567' },
    { resolved: 'scope/one#1234567' },
    { resolved: 'file:../one.tgz' },
    { resolved: '../one', link: true },
    { link: true },
    { version: 'git+https://git.example/one.git' },
    { version: 'npm:two@1.0.0' },
    { version: undefined },
    { name: '@scope/two' },
    { integrity: undefined },
    { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    { integrity: `${sound.integrity} ${sound.integrity}` },
    { dependencies: { two: 'git+https://git.example/two.git' } },
    { optionalDependencies: { two: 'scope/two' } },
    { peerDependencies: { two: 'npm:https://git.example/two.tgz' } },
    { license: 'GPL-3.0' },
    { hasInstallScript: true },
  ];
  const isRefused = (fault) => problemsOf(path, { ...sound, ...fault }).length > 0;
  return [
    ...faults
      .filter((fault) => !isRefused(fault))
      .map((fault) => `The check does not see ${JSON.stringify(fault)}`),
    ...[{}, { resolved: `${registry}/one-1.0.0.tgz` }, { dependencies: { a: 'npm:@b/c@^1' } }]
      .filter(isRefused)
      .map((entry) => `The check refuses ${JSON.stringify(entry)}`),
  ];
}
