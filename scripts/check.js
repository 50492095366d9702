import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import spawn from 'cross-spawn';
import { counted, jestCounts, playwrightCounts, readReport } from './reports.js';

/** This script runs all checks, also after a failure, and adds their results. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'check-'));
const env = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // With fewer garbage collections, building and formatting take less time.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

const DEMO = 'test-results/sites/demo';

/** The result of a command that counts as one test. */
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };

/** Each of these uses one processor, so two lists run in parallel. A check may use the output of an earlier one. */
const light = [
  [
    ['Contract types are fresh', freshContract],
    ['Messages', command('node', 'scripts/messages.js', '--check')],
    ['Dependencies', command('node', 'scripts/dependencies.js')],
    ['Contract lint', command('redocly', 'lint', 'openapi.yaml')],
    ['Lint and types', command('oxlint')],
    ['Format', command('oxfmt', '--check')],
    ['Imports', command('npm', 'run', '--silent', 'lint:imports')],
    ['Browsers', command('tsx', 'scripts/lintBrowsers.ts')],
  ],
  [
    ['Production builds', command('node', 'scripts/sites.js')],
    ['Nothing of the mock', command('tsx', 'scripts/noMock.ts', 'dist', DEMO)],
    ['Sizes', command('size-limit')],
    ['Storybook build', command('storybook', 'build', '--quiet')],
  ],
];

/** Each of these starts its own workers. */
const heavy = [
  ['Unit and screen tests', jest()],
  ['Stories', playwright('storybook', '--config', 'e2e/storybook')],
  ['Browser tests', playwright('e2e')],
];

/** These wait for the browsers most of the time. */
const engines = [
  ['Firefox and WebKit', playwright('engines', '--config', 'e2e/engines', '--pass-with-no-tests')],
];

/** This counts the work of the page, which other checks do not disturb, and waits for the page much of the time. */
const work = [['Work of actions', command('tsx', 'e2e/work/main.ts')]];

/**
 * These screens have a form, a table and a search. Other pages would not show more faults of another version of Node.
 */
const THREE_SCREENS = '/src/pages/(Login|Home|Results)Page\\.test';

/** The newest releases of other versions of Node. Each check uses one processor. The first has a clean installation. */
const nodes = ['26', '24'].filter((version) => version !== process.versions.node.split('.')[0]);

const inParallel = async (lists) =>
  (await Promise.all(lists.map((checks) => runAll(checks, { isBuffered: true })))).flat();
const rows = [
  ...(await inParallel(light)),
  ...(await runAll(heavy, { isBuffered: false })),
  ...(await inParallel([engines, nodes.map(installation), work])),
  ...(await inParallel(nodes.map(checksOn))),
];
rmSync(scratch, { recursive: true });

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log('\n=== Summary ===');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(26)} ` +
      `${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ${seconds.padStart(7)} s`,
  );
}
for (const { name, failures = [] } of rows) {
  for (const failure of failures) console.log(`FAILED  ${name}: ${failure}`);
}
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${minutes} minutes`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

/** Runs checks in sequence. For lists in parallel, the output of a check is buffered until it ends. */
async function runAll(checks, { isBuffered }) {
  const results = [];
  for (const [name, check] of checks) {
    const output = [];
    const print = isBuffered ? (text) => output.push(text) : (text) => process.stdout.write(text);
    const start = performance.now();
    print(`\n=== ${name} ===\n`);
    const counts = await check(isBuffered ? print : undefined);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`--- ${name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
    process.stdout.write(output.join(''));
    results.push({ name, ...counts, seconds });
  }
  return results;
}

function onNode(version) {
  const cwd = join(scratch, `project${version}`);
  const folders = [join(scratch, `node${version}`), cwd];
  const path = [...folders.map((folder) => join(folder, 'node_modules', '.bin')), process.env.PATH];
  return { cwd, env: { ...env, PATH: path.join(delimiter), VITE_API_BASE_URL: '/' } };
}

/**
 * Returns the installation of a version of Node and of the packages of the project. The packages are the same for every
 * version and take a minute: if they are already installed, this only checks that they support the version.
 */
function installation(version) {
  const install = async (print) => {
    const on = onNode(version);
    const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
    const program = ['install', ...quiet, '--prefix', join(scratch, `node${version}`)];
    const { status } = await run('npm', [...program, `node@${version}`], { print, cwd: scratch });
    if (status !== 0) return FAILED;
    copyProject(on.cwd);
    const isFirst = version === nodes[0];
    const how = isFirst ? ['--prefer-offline'] : ['--dry-run'];
    const counts = await command('npm', 'ci', ...quiet, ...how)(print, on);
    const [modules, first] = [on.cwd, onNode(nodes[0]).cwd].map((at) => join(at, 'node_modules'));
    if (!isFirst) link(first, modules);
    return counts;
  };
  return [`Node ${version}: npm ci`, install];
}

/** Returns the checks with another version of Node. A warning of Node is a failure. */
function checksOn(version) {
  const on = onNode(version);
  const named = (name, check) => [
    `Node ${version}: ${name}`,
    async (print) => {
      let text = '';
      const record = (data) => {
        text += data;
        print(data);
      };
      const counts = await check(record, on);
      return /\bWarning: /.test(text) ? { ...counts, failed: Math.max(counts.failed, 1) } : counts;
    },
  ];
  return [
    named('unit tests', jest('--selectProjects', 'units', '--runInBand')),
    named('three screens', jest('--selectProjects', 'screens', '--runInBand', THREE_SCREENS)),
    named('build', command('vite', 'build', '--logLevel', 'warn')),
    named('first pages', command('tsx', 'scripts/firstPages.ts')),
  ];
}

/** Copies the files of the project without generated ones. */
function copyProject(target) {
  const made = readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n');
  cpSync('.', target, {
    recursive: true,
    filter: (path) => path !== '.git' && !made.includes(path),
  });
}

/** Creates a folder with hard links to the same files. */
function link(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Runs a program and waits for its exit. Prints its output with `print`, or to the terminal. */
function run(program, args, { print, input, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: print ? 'pipe' : 'inherit', env, ...options });
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (data) => {
      stdout += data;
      print(data);
    });
    child.stderr?.setEncoding('utf8').on('data', print);
    child.stdin?.end(input);
    child.on('error', (error) => {
      console.error(String(error));
      resolve({ status: 1, stdout });
    });
    child.on('close', (status) => {
      resolve({ status, stdout });
    });
  });
}

function command(program, ...args) {
  return async (print, options) =>
    (await run(program, args, { print, ...options })).status === 0 ? PASSED : FAILED;
}

async function freshContract(print) {
  const file = 'src/api/schema.d.ts';
  const raw = join(scratch, 'schema.d.ts');
  const made = await run('openapi-typescript', ['openapi.yaml', '-o', raw], { print });
  if (made.status !== 0) return FAILED;
  const { status, stdout } = await run('oxfmt', ['--stdin-filepath', file], {
    print: () => undefined,
    input: readFileSync(raw),
  });
  if (status !== 0) return FAILED;
  if (existsSync(file) && readFileSync(file, 'utf8') === stdout) return PASSED;
  print(`${file} is not what openapi.yaml says: run \`npm run contract\`.\n`);
  return FAILED;
}

function jest(...args) {
  return async (print, options) => {
    const file = join(mkdtempSync(join(scratch, 'jest-')), 'report.json');
    const all = ['--ci', '--json', `--outputFile=${file}`, ...args];
    const { status } = await run('jest', all, { print, ...options });
    return counted(status, jestCounts(readReport(file)));
  };
}

function playwright(report, ...args) {
  return async () => {
    const file = `test-results/${report}.json`;
    rmSync(file, { force: true });
    const { status } = await run('playwright', ['test', ...args]);
    return counted(status, playwrightCounts(readReport(file)));
  };
}
