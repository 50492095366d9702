import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Reads the reports of Jest and Playwright: the numbers of tests, and the failed ones. */

const NONE = { passed: 0, failed: 0 };

export function jestCounts(report) {
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

export function playwrightCounts(report) {
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

/** Returns the name of a failed test, with the first lines of its error. */
function described(name, error = '') {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, 6);
  return [name, ...lines].join('\n          ');
}

/** Counts a suite that fails without a failed test, for example by a crash, as one failure. */
export function counted(status, { failed, ...rest }) {
  return { ...rest, failed: status === 0 ? failed : Math.max(failed, 1) };
}

export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
