import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';

/**
 * Checks the lock file: addresses and hashes (lockfile-lint, with the options in package.json), the licences of all
 * packages, and which packages run a script when they are installed.
 */

/** Allowed licences of packages that are part of the build. */
const PERMISSIVE = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Zlib'],
];

/** Allowed licences of tools: their source is not changed, and they are not part of the build. */
const TOOLS = [...PERMISSIVE, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0'];

/** Packages that may run a script. Review a new one before you add it. All but two of these find or build a binary. */
const INSTALL_SCRIPTS = new Set([
  '@parcel/watcher',
  '@swc/core',
  'esbuild',
  'fsevents',
  // Copies its worker to the folder in package.json, which names none.
  'msw',
  // Installs the pre-commit hook.
  'simple-git-hooks',
  'unrs-resolver',
]);

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { status } = spawnSync('node_modules/.bin/lockfile-lint', { stdio: 'inherit' });
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const problems = [
  ...(status === 0 ? [] : ['package-lock.json: see above']),
  ...Object.entries(packages).flatMap(([path, entry]) => problemsOf(path, entry)),
];
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
console.log('Licences, hashes and installation scripts: no issues');

function problemsOf(path, { license, dev, integrity, hasInstallScript }) {
  const [, name] = path.split(/^.*node_modules\//);
  if (name === undefined) return [];
  const isAllowed = isLicensed(license, dev ? TOOLS : PERMISSIVE);
  const isNewScript = hasInstallScript && !INSTALL_SCRIPTS.has(name);
  return [
    ...(isAllowed ? [] : [`${path}: licence ${license}`]),
    ...(integrity ? [] : [`${path}: no hash of its content`]),
    ...(isNewScript ? [`${path}: runs a script when it is installed`] : []),
  ];
}

/** Whether an SPDX expression is satisfied by the given licences. What is not such an expression is not. */
function isLicensed(expression, licences) {
  try {
    return satisfies(expression, licences);
  } catch {
    return false;
  }
}
