import { tsImport } from 'tsx/esm/api';

/** Where rules are proven as functions, by the unit tests beside them. */
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

const { default: jest } = await tsImport('./jest.config.ts', import.meta.url);
const [units] = jest.projects;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: [...FOLDERS.map((folder) => `${folder}/**/*.ts`), `!**/{${NOT_PURE.join()},*.test}.ts`],
  jest: {
    projectType: 'custom',
    // It has no settings of Jest: Stryker cannot read the two projects of jest.config.ts.
    configFile: 'package.json',
    config: {
      ...units,
      testMatch: FOLDERS.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      // These functions need no page, which takes longer to make than most tests.
      testEnvironment: 'node',
      setupFilesAfterEnv: [],
    },
  },
  // On a busy machine. An endless loop is ended by the number of its rounds.
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowEmojis: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  ignorePatterns: ['dist*', 'docs', 'e2e', 'public', 'storybook-static', 'stories', 'test-results'],
  tempDirName: 'test-results/mutation',
};
