import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'check-'));
const env = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

const DEMO = 'test-results/sites/demo';

/** What each gate answers: how many checks passed, and how many failed. */
const PASSED = { passed: 1, failed: 0 };
const FAILED = { passed: 0, failed: 1 };
const NONE = { passed: 0, failed: 0 };

/** Each keeps one processor busy: two at a time, a later one may need what an earlier one in its row wrote. */
const light = [
  [
    ['Contract types are fresh', freshContract],
    ['Dependencies', command('node', 'scripts/dependencies.js')],
    ['Contract lint', command('redocly', 'lint', 'openapi.yaml')],
    ['Format', command('prettier', '--check', '.')],
    ['Lint', command('eslint', '.', '--max-warnings', '0')],
  ],
  [
    ['Types', command('tsc', '--noEmit')],
    ['Production builds', command('node', 'scripts/sites.js')],
    ['Nothing of the mock', command('tsx', 'scripts/noMock.ts', 'dist', DEMO)],
    ['Sizes', command('size-limit')],
    ['Storybook build', command('storybook', 'build', '--quiet')],
  ],
];

/** Each has workers of its own. */
const heavy = [
  ['Unit and screen tests', jest],
  ['Stories', playwright('storybook', '--config', 'e2e/storybook')],
  ['Browser tests', playwright('e2e')],
];

const rows = (await Promise.all(light.map((gates) => pass(gates, { isBuffered: true })))).flat();
rows.push(...(await pass(heavy, { isBuffered: false })));
rmSync(scratch, { recursive: true });

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log('\n=== Summary ===');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(26)} ` +
      `${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed ${seconds.padStart(7)} s`,
  );
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

/** Goes through gates one after the other; those that have company say nothing before they are through. */
async function pass(gates, { isBuffered }) {
  const found = [];
  for (const [name, gate] of gates) {
    const said = [];
    const say = isBuffered ? (text) => said.push(text) : (text) => process.stdout.write(text);
    const start = performance.now();
    say(`\n=== ${name} ===\n`);
    const counts = await gate(isBuffered ? say : undefined);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`--- ${name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
    process.stdout.write(said.join(''));
    found.push({ name, ...counts, seconds });
  }
  return found;
}

/** Runs a program to its end. What it prints goes to `say`, or where this program's own goes. */
function run(program, args, { say, input } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: say ? 'pipe' : 'inherit', env });
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (data) => {
      stdout += data;
      say(data);
    });
    child.stderr?.setEncoding('utf8').on('data', say);
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
  return async (say) => ((await run(program, args, { say })).status === 0 ? PASSED : FAILED);
}

async function freshContract(say) {
  const file = 'src/api/schema.d.ts';
  const raw = join(scratch, 'schema.d.ts');
  const made = await run('openapi-typescript', ['openapi.yaml', '-o', raw], { say });
  if (made.status !== 0) return FAILED;
  const { status, stdout } = await run('prettier', ['--stdin-filepath', file], {
    say: () => undefined,
    input: readFileSync(raw),
  });
  if (status !== 0) return FAILED;
  if (existsSync(file) && readFileSync(file, 'utf8') === stdout) return PASSED;
  say(`${file} is not what openapi.yaml says: run \`npm run contract\`.\n`);
  return FAILED;
}

async function jest() {
  const file = join(scratch, 'jest.json');
  const { status } = await run('jest', ['--ci', '--coverage', '--json', `--outputFile=${file}`]);
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
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function playwrightCounts(report) {
  if (!report) return NONE;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** A suite that fails without a failed test, by its coverage or by a crash, counts as one failure. */
function counted(status, { passed, failed }) {
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
