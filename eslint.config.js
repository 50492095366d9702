import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noCycle } from './scripts/noCycle.js';

const folders = (path) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const TESTS = ['test/**', '{src,mocks,contract}/**/*.test.{ts,tsx}'];
const CONFIGS = [
  'e2e/{engines,storybook}/playwright.config.ts',
  '*.config.{js,ts}',
  '.size-limit.js',
  '.storybook/**',
  'stories/**',
  'vite/**',
];

/** The layers of `src`, and what each may import besides itself. */
const LAYERS = {
  domain: [],
  session: ['domain'],
  api: ['domain', 'session'],
  lib: ['domain'],
  components: ['domain', 'lib'],
  features: ['domain', 'session', 'api', 'lib', 'components'],
  pages: ['domain', 'session', 'api', 'lib', 'components', 'features'],
  app: ['domain', 'session', 'api', 'lib', 'components', 'features', 'pages'],
};

/** What the panel of the mock may import of `src`: the product's own components, and who is signed in. */
const WORKBENCH = ['./components', './lib', './session'];

const unknown = folders('src').filter((folder) => !(folder in LAYERS));
if (unknown.length > 0) throw new Error(`src/${unknown[0]} is not in LAYERS of eslint.config.js`);

/** Zones for files that may also import `extra`: folders of `src` and of the root. */
function zones({ src = [], root = [] } = {}) {
  return [
    {
      target: './src',
      from: '.',
      except: ['./src', './node_modules', ...root.map((folder) => `./${folder}`)],
      message: 'src stands alone: only main.tsx and tests import mocks/, nothing imports stories/.',
    },
    ...Object.entries(LAYERS).map(([layer, below]) => ({
      target: `./src/${layer}`,
      from: './src',
      except: [layer, ...below, ...src].map((folder) => `./${folder}`),
      message: `${layer} may import only from ${below.join(', ') || 'itself'}.`,
    })),
    ...folders('src/features').map((feature) => ({
      target: `./src/features/${feature}`,
      from: './src/features',
      except: [`./${feature}`],
      message: 'Features do not know each other: a page puts them together.',
    })),
    ...folders('mocks').map((folder) => ({
      target: `./mocks/${folder}`,
      from: './src',
      except: [
        './domain',
        './api/schema.d.ts',
        './api/contract.ts',
        ...(folder === 'workbench' ? WORKBENCH : []),
        ...src.map((f) => `./${f}`),
      ],
      message: "mocks/ may import only the contract's types and domain. The panel has more.",
    })),
    {
      target: './mocks',
      from: '.',
      except: [...new Set(['mocks', 'src', 'contract', 'node_modules', ...root])].map(
        (folder) => `./${folder}`,
      ),
      message: 'mocks/ may import only src/, contract/ and packages.',
    },
  ];
}

/** Each library has one place that knows it. */
const HOMES = {
  axios: 'src/api',
  notistack: 'src/components/toasts',
  'sheetjs-style': 'src/features/results',
  '@tanstack/react-virtual': 'src/features/results',
  '@mui/x-data-grid': 'src/features/results',
  '@mui/x-charts': 'src/features/insight',
  papaparse: 'src/lib/files',
  '@faker-js/faker': 'mocks',
  'web-vitals': 'src/app/report',
  'openapi-msw': 'mocks',
  msw: 'mocks',
};

function libraries(home, { test = false } = {}) {
  const away = Object.entries(HOMES).filter(([, place]) => place !== home);
  const message = (library, place) => `${library} is imported in ${place} only.`;
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths: away.map(([library, place]) => ({
          name: library,
          message: message(library, place),
          ...(test &&
            library === 'msw' && {
              allowTypeImports: true,
              allowImportNames: ['http', 'HttpResponse', 'delay'],
            }),
        })),
        patterns: away.map(([library, place]) => ({
          group: [`${library}/*`],
          message: message(library, place),
        })),
      },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: 'ExportAllDeclaration',
        message: 'No barrels: import from the file that declares.',
      },
      // no-restricted-imports does not look into `import()`.
      ...away.map(([library, place]) => ({
        selector: `ImportExpression > Literal[value=/^${library.replaceAll('/', '\\/')}(\\/|$)/]`,
        message: message(library, place),
      })),
      ...(test
        ? [
            {
              selector:
                'CallExpression[callee.property.name="spyOn"][arguments.0.name="console"][arguments.1.value=/^(error|warn)$/]',
              message: 'Say what is printed: expectConsoleError or expectConsoleWarning.',
            },
          ]
        : []),
    ],
  };
}

const homes = [...new Set(Object.values(HOMES))].flatMap((home) => [
  { files: [`${home}/**`, `${home}.{ts,tsx}`], rules: libraries(home) },
  {
    files: [`${home}/**/*.test.{ts,tsx}`, `${home}.test.{ts,tsx}`],
    rules: libraries(home, { test: true }),
  },
]);

export default defineConfig(
  globalIgnores([
    'dist',
    'dist-demo',
    'coverage',
    'test-results',
    'playwright-report',
    'storybook-static',
    'bench/results',
    'src/api/schema.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      importX.flatConfigs.typescript,
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
      query.configs['flat/recommended'],
    ],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // A number in a template reads the way it is meant to.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Properties of index signatures are written as `['name']` (tsconfig), which tells them apart.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A dialog puts the focus into itself; the rule is about pages that grab it.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['**/*.{js,ts,tsx}'],
    plugins: { 'import-x': importX, local: { rules: { 'no-cycle': noCycle } } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'local/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: zones() }],
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: true }],
    },
  },
  { files: CONFIGS, rules: { 'import-x/no-default-export': 'off' } },

  {
    files: ['src/**', 'mocks/**', 'contract/**', 'test/**', 'e2e/**', 'stories/**'],
    rules: {
      ...libraries(),
      'max-lines': ['error', { max: 200 }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  // One table of all rules.
  { files: ['contract/check/rules.ts'], rules: { 'max-lines': 'off' } },
  // It prints a table, and its baselines import the libraries of a screen.
  { files: ['bench/**'], rules: { 'max-lines': ['error', { max: 200 }] } },
  ...homes.filter(({ files }) => !files[0].includes('.test.')),
  // A browser test opens the workbook that it downloaded.
  { files: ['e2e/**'], rules: libraries('src/features/results') },
  { files: TESTS, rules: libraries(undefined, { test: true }) },
  ...homes.filter(({ files }) => files[0].includes('.test.')),

  {
    files: ['src/**'],
    ignores: TESTS,
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    files: TESTS,
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: zones({ root: ['mocks', 'test', 'contract'] }) },
      ],
    },
  },
  {
    files: ['src/main.tsx'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zones({ root: ['mocks'] }) }],
    },
  },
  {
    files: ['{src,mocks,contract,test,e2e,stories}/**/index.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'No index files: a file is named after what it holds.' },
      ],
    },
  },
);
