import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Runs all checks, also after one has failed, and adds up their results. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'check-'));
const env = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // With fewer garbage collections, building and formatting take less time.
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

const DEMO = 'test-results/sites/demo';

/** The results of a command that counts as one test. */
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
const NONE = { passed: 0, failed: 0 };

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
  ['Firefox and WebKit', playwright('engines', '--config', 'e2e/engines', '--pass-with-no-tests')],
];

/** The first file of tests of each page. */
const TEN_SCREENS = '/src/pages/\\w+\\.test';

/** The newest of these versions of Node, each in a copy of the project. Each of them uses one processor, too. */
const otherNodes = ['24', '26']
  .filter((version) => version !== process.versions.node.split('.')[0])
  .map(checksOn);

const inParallel = async (lists) =>
  (await Promise.all(lists.map((checks) => runAll(checks, { isBuffered: true })))).flat();
const rows = [
  ...(await inParallel(light)),
  ...(await runAll(heavy, { isBuffered: false })),
  ...(await inParallel(otherNodes)),
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

/** Runs checks in sequence. If lists run in parallel, the output of a check is buffered until it ends. */
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

/** A clean installation with a version of Node, and what works with it. A warning of Node's is a failure. */
function checksOn(version) {
  const program = join(scratch, `node${version}`);
  const cwd = join(scratch, `project${version}`);
  const folders = [program, cwd].map((folder) => join(folder, 'node_modules', '.bin'));
  const on = {
    cwd,
    env: { ...env, PATH: [...folders, process.env.PATH].join(delimiter), VITE_API_BASE_URL: '/' },
  };
  const install = async (print) => {
    const npm = ['install', '--no-audit', '--no-fund', '--prefix', program, `node@${version}`];
    const { status } = await run('npm', npm, { print, cwd: scratch });
    if (status !== 0) return FAILED;
    copyProject(cwd);
    const options = ['--prefer-offline', '--no-audit', '--no-fund'];
    return command('npm', 'ci', ...options)(print, on);
  };
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
    named('npm ci', install),
    named('unit tests', jest('--selectProjects', 'units', '--maxWorkers=1')),
    named('ten screens', jest('--selectProjects', 'screens', '--maxWorkers=1', TEN_SCREENS)),
    named('build', command('vite', 'build', '--logLevel', 'warn')),
    named('first pages', command('tsx', 'scripts/firstPages.ts')),
  ];
}

/** Copies what belongs to the project, and not what is made from it. */
function copyProject(target) {
  const made = readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n');
  cpSync('.', target, {
    recursive: true,
    filter: (path) => path !== '.git' && !made.includes(path),
  });
}

/** Runs a program and waits for its exit. Its output goes to `print`, or to the terminal. */
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

function jestCounts(report) {
  if (!report) return NONE;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => described(fullName, failureMessages[0])),
    ),
  };
}

function playwrightCounts(report) {
  if (!report) return NONE;
  const { expected, flaky, unexpected } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures: specsOf(report).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          described(`${projectName} › ${title}`, results.at(-1)?.error?.message),
        ),
    ),
  };
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The name of a failed test, with the first lines of its error. */
function described(name, error = '') {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, 6);
  return [name, ...lines].join('\n          ');
}

/** A suite that fails without a failed test, for example by a crash, counts as one failure. */
function counted(status, { failed, ...rest }) {
  return { ...rest, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
