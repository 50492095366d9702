import { spawnSync } from 'node:child_process';
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

const gates = [
  ['Contract types are fresh', freshContract],
  ['Dependencies', () => command('node', ['scripts/dependencies.js'])],
  ['Contract lint', () => command('redocly', ['lint', 'openapi.yaml'])],
  ['Format', () => command('prettier', ['--check', '.'])],
  ['Lint', () => command('eslint', ['.', '--max-warnings', '0'])],
  ['Types', () => command('tsc', ['--noEmit'])],
  ['Unit and screen tests', jest],
  ['Production builds', () => command('node', ['scripts/sites.js'])],
  ['Nothing of the mock', () => command('tsx', ['scripts/noMock.ts', 'dist', DEMO])],
  ['Sizes', () => command('size-limit', [])],
  ['Storybook build', () => command('storybook', ['build', '--quiet'])],
  ['Stories', () => playwright('storybook', '--config', 'e2e/storybook')],
  ['Browser tests', () => playwright('e2e')],
];

const rows = gates.map(([name, run]) => {
  console.log(`\n=== ${name} ===`);
  const start = performance.now();
  const counts = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name, ...counts, seconds };
});
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

function run(program, args, options = {}) {
  const result = spawnSync(program, args, { stdio: 'inherit', env, encoding: 'utf8', ...options });
  if (result.error) console.error(String(result.error));
  return result;
}

function command(program, args, options) {
  return run(program, args, options).status === 0 ? PASSED : FAILED;
}

function freshContract() {
  const file = 'src/api/schema.d.ts';
  const raw = join(scratch, 'schema.d.ts');
  if (run('openapi-typescript', ['openapi.yaml', '-o', raw]).status !== 0) return FAILED;
  const { status, stdout } = run('prettier', ['--stdin-filepath', file], {
    input: readFileSync(raw),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) return FAILED;
  if (existsSync(file) && readFileSync(file, 'utf8') === stdout) return PASSED;
  console.error(`${file} is not what openapi.yaml says: run \`npm run contract\`.`);
  return FAILED;
}

function jest() {
  const file = join(scratch, 'jest.json');
  const { status } = run('jest', ['--ci', '--coverage', '--json', `--outputFile=${file}`]);
  return counted(status, jestCounts(readReport(file)));
}

function playwright(report, ...args) {
  const file = `test-results/${report}.json`;
  rmSync(file, { force: true });
  const { status } = run('playwright', ['test', ...args]);
  return counted(status, playwrightCounts(readReport(file)));
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
