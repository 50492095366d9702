import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
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
  ['Unit and screen tests', jest],
  ['Stories', playwright('storybook', '--config', 'e2e/storybook')],
  ['Browser tests', playwright('e2e')],
  ['Firefox and WebKit', playwright('engines', '--config', 'e2e/engines', '--pass-with-no-tests')],
];

const lists = await Promise.all(light.map((checks) => runAll(checks, { isBuffered: true })));
const rows = [...lists.flat(), ...(await runAll(heavy, { isBuffered: false }))];
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

/** Runs a program and waits for its exit. Its output goes to `print`, or to the terminal. */
function run(program, args, { print, input } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: print ? 'pipe' : 'inherit', env });
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
  return async (print) => ((await run(program, args, { print })).status === 0 ? PASSED : FAILED);
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

async function jest() {
  const file = join(scratch, 'jest.json');
  const { status } = await run('jest', ['--ci', '--json', `--outputFile=${file}`]);
  return counted(status, jestCounts(readReport(file)));
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
