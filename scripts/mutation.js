import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { tsImport } from 'tsx/esm/api';

/**
 * This command changes one expression at a time and runs the unit tests of the folder (mutation testing). It prints the
 * surviving mutants and the score, and fails below 90 %. The arguments are folders, by default all.
 */

/** The folders whose functions have unit tests. */
const FOLDERS = [
  'src/domain',
  'src/api/decode',
  'src/features/employees/model',
  'src/features/insight/statistics',
  'src/features/results/filters',
  'src/features/evaluations/history',
  'src/lib/url',
  'src/lib/text',
];

/** These files have no pure functions, but hooks, styles or settings. */
const NOT_PURE = ['use*', 'addressState', 'namesInAddress', 'filtersHeight', 'compactRows'];

const LEAST = 90;

const { default: jest } = await tsImport('../jest.config.ts', import.meta.url);
const [units] = jest.projects;
const selectedFolders = process.argv.slice(2);

let noticed = 0;
let all = 0;
// There is one run for each folder. In one run for all, a changed constant would run the tests of every folder that
// loads it.
for (const folder of selectedFolders.length > 0 ? selectedFolders : FOLDERS) {
  const mutants = await new Stryker(optionsFor(folder)).runMutationTest();
  for (const { status } of mutants) {
    if (status === 'Killed' || status === 'Timeout') noticed += 1;
    if (status !== 'Ignored' && status !== 'CompileError' && status !== 'RuntimeError') all += 1;
  }
}
const score = (100 * noticed) / all;
console.log(`${noticed} of ${all} changes were noticed: ${score.toFixed(1)} %`);
if (!(score >= LEAST)) process.exitCode = 1;

/** @returns {import('@stryker-mutator/api/core').PartialStrykerOptions} */
function optionsFor(folder) {
  return {
    testRunner: 'jest',
    coverageAnalysis: 'perTest',
    concurrency: 2,
    mutate: [`${folder}/**/*.ts`, `!**/{${NOT_PURE.join()},*.test}.ts`],
    jest: {
      projectType: 'custom',
      // Stryker gets no settings of Jest, because it cannot read the two projects of jest.config.ts.
      configFile: 'package.json',
      config: {
        ...units,
        testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
        // These functions need no page, and creating one takes longer than most tests.
        testEnvironment: 'node',
        setupFilesAfterEnv: [],
      },
    },
    // The timeout is for a busy machine. Most endless loops end earlier, by the count of their rounds.
    timeoutMS: 20_000,
    reporters: ['clear-text'],
    clearTextReporter: { allowEmojis: false, reportTests: false, logTests: false },
    ignorePatterns: [
      'dist*',
      'docs',
      'e2e',
      'public',
      'storybook-static',
      'stories',
      'test-results',
    ],
    tempDirName: 'test-results/mutation',
  };
}
