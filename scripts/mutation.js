import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { tsImport } from 'tsx/esm/api';

/**
 * Changes one thing at a time in the code of rules, and runs the unit tests of its folder. Prints the changes that no test
 * notices, and the share of the others; one below 90 % fails. Takes folders as arguments, or all of them.
 */

/** Where rules are proven as functions. */
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

/** What is not a pure function: hooks, a style, a choice of the browser. */
const NOT_PURE = ['use*', 'addressState', 'namesInAddress', 'filtersHeight', 'compactRows'];

const LEAST = 90;

const { default: jest } = await tsImport('../jest.config.ts', import.meta.url);
const [units] = jest.projects;
const given = process.argv.slice(2);

let noticed = 0;
let all = 0;
// One run for each: a constant of a module is tried with every test that loads it, which would be those of all folders.
for (const folder of given.length > 0 ? given : FOLDERS) {
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
      // It has no settings of Jest: Stryker cannot read the two projects of jest.config.ts.
      configFile: 'package.json',
      config: {
        ...units,
        testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
        // These functions need no page, which takes longer to make than most tests.
        testEnvironment: 'node',
        setupFilesAfterEnv: [],
      },
    },
    // On a busy machine. Most endless loops are ended by the number of their rounds.
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
