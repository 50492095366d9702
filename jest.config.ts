/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Options } from '@swc/core';
import type { Config } from 'jest';

const swc = (parser: NonNullable<Options['jsc']>['parser']): [string, Options & object] => [
  '@swc/jest',
  {
    jsc: {
      parser,
      transform: {
        react: { runtime: 'automatic' },
        // CommonJS has no `import.meta`; test/setup/env.ts sets the global that replaces it.
        optimizer: { globals: { vars: { 'import.meta.env': 'globalThis.__ENV__' } } },
      },
    },
  },
];

/** Packages that are ES modules only. */
const modules = [
  ...['@faker-js', '@formatjs', '@open-draft', 'get-east-asian-width', 'icu-minify'],
  ...['openapi-msw', 'rettime', 'until-async', 'use-intl'],
];

const shared: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  moduleNameMapper: {
    // Messages are compiled, as in the build.
    '^use-intl/format-message$': 'use-intl/format-message/format-only',
    '^graphql$': '<rootDir>/test/standIns/noGraphql.ts',
    '^@mui/x-charts/.*$': '<rootDir>/test/standIns/noCharts.ts',
    // The validators are made once, as in the build, and not for each file.
    '^virtual:contract-validators$': '<rootDir>/test-results/contract/validators.js',
    '^(?:\\.|.*/contract)/contract(?:\\.ts)?$': '<rootDir>/test-results/contract/contract.js',
  },
  setupFiles: ['<rootDir>/test/setup/env.ts'],
  dependencyExtractor: '<rootDir>/test/setup/dependencies.js',
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
    '/i18n/messages/.*\\.json$': '<rootDir>/test/setup/compiledMessages.js',
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules.join('|')})/)`],
  restoreMocks: true,
};

const files = (ending: string) => [`<rootDir>/{src,mocks,contract,tools,test}/**/*.test.${ending}`];

const config: Config = {
  globalSetup: '<rootDir>/test/setup/contractModules.ts',
  watchPathIgnorePatterns: ['<rootDir>/test-results/'],
  projects: [
    {
      ...shared,
      displayName: 'units',
      testMatch: files('ts'),
      setupFilesAfterEnv: ['<rootDir>/test/setup/setup.ts'],
    },
    {
      ...shared,
      displayName: 'screens',
      testMatch: files('tsx'),
      setupFilesAfterEnv: [
        '<rootDir>/test/setup/setupScreens.ts',
        '<rootDir>/test/setup/setup.ts',
        '<rootDir>/test/setup/network.ts',
      ],
    },
  ],
  // A busy machine needs more time.
  testTimeout: 120_000,
  // CI has two slow cores. Elsewhere one core is left to the developer.
  maxWorkers: process.env['CI'] ? 2 : Math.max(2, availableParallelism() - 1),
  // In a worker that has run many files, a file takes up to twice as long. A new worker costs less.
  workerIdleMemoryLimit: '600MB',
  // A worker frees its memory when it ends. On a busy machine that takes more than the usual 500 ms.
  workerGracefulExitTimeout: 10_000,
  collectCoverageFrom: [
    '{src,mocks,contract,tools}/**/*.{ts,tsx}',
    '!**/*.d.ts',
    '!**/*.test.*',
    '!src/main.tsx',
    '!mocks/runtimes/browser/browser.ts',
  ],
  coverageReporters: [['text', { skipFull: true }], 'lcov'],
  coverageThreshold: { global: { lines: 90 } },
};

export default config;
