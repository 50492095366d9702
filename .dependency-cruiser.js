import { readdirSync } from 'node:fs';

/**
 * What may import what, types and `import()` included. `npm run lint` checks it with dependency-cruiser.
 * Paths are regular expressions; `$1` is the first group of the path of the importing file.
 */

const TESTS = ['^test/', '^(src|mocks|contract|tools)/.*\\.test\\.tsx?$'];
const CHECKED = '^(src|mocks|contract|tools|test|e2e|stories)/';
const CONTRACT_TYPES = '^src/api/(schema[.]d|contract)[.]ts$';
const ENTRY = '^src/main\\.tsx$';

/** The layers of `src`, and what each may import besides itself. */
const LAYERS = {
  domain: [],
  i18n: ['domain'],
  lib: ['domain', 'i18n'],
  session: ['domain', 'i18n', 'lib'],
  api: ['domain', 'i18n', 'lib', 'session'],
  components: ['domain', 'i18n', 'lib'],
  features: ['domain', 'i18n', 'session', 'api', 'lib', 'components'],
  pages: ['domain', 'i18n', 'session', 'api', 'lib', 'components', 'features'],
  app: ['domain', 'i18n', 'session', 'api', 'lib', 'components', 'features', 'pages'],
};

/** What each feature may import besides itself. */
const FEATURES = {
  accounts: [],
  employees: [],
  insight: ['accounts', 'employees'],
  evaluations: ['accounts', 'employees', 'insight'],
  results: ['accounts', 'employees', 'insight', 'evaluations'],
};

/** Each library has one place that knows it. */
const HOMES = {
  axios: 'src/api',
  'use-intl': 'src/i18n',
  'icu-minify': 'vite',
  notistack: 'src/components/toasts',
  // Tests open the workbook that they downloaded.
  'sheetjs-style': '(src/lib/files|test/app|e2e)',
  '@tanstack/react-virtual': 'src/features/results',
  '@mui/stylis-plugin-rtl': 'src/app/language',
  '@mui/x-data-grid': 'src/features/results',
  '@mui/x-charts': 'src/features/insight',
  papaparse: 'src/lib/files',
  'get-east-asian-width': 'src/lib/files',
  '@faker-js/faker': 'mocks',
  'web-vitals': 'src/app',
  'openapi-msw': 'mocks',
};

for (const [folder, names] of Object.entries({ src: LAYERS, 'src/features': FEATURES })) {
  const unknown = readdirSync(new URL(folder, import.meta.url), { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && !(entry.name in names),
  );
  if (unknown)
    throw new Error(
      `.dependency-cruiser.js does not say what ${folder}/${unknown.name} may import`,
    );
}

const forbid = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

export default {
  forbidden: [
    forbid('no-cycle', {}, { circular: true }),
    forbid(
      'no-barrels',
      {},
      { dependencyTypes: ['export'], pathNot: '^node_modules/' },
      'Import from the file that declares.',
    ),
    forbid(
      'no-index-files',
      {},
      { path: '/index\\.tsx?$', pathNot: '^node_modules/' },
      'A file is named after what it holds.',
    ),
    forbid('is-installed', {}, { couldNotResolve: true }),
    forbid('is-in-package-json', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    forbid(
      'src-needs-no-tools',
      { path: '^src/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev'] },
      'What the build contains is in `dependencies`.',
    ),

    forbid(
      'src-stands-alone',
      { path: '^src/', pathNot: [...TESTS, ENTRY] },
      { pathNot: ['^src/', '^node_modules/'], dependencyTypesNot: ['core'] },
      'Only main.tsx and tests import mocks/, nothing imports stories/.',
    ),
    forbid(
      'entry-and-mocks',
      { path: ENTRY },
      { pathNot: ['^(src|mocks|tools|contract)/', '^node_modules/'], dependencyTypesNot: ['core'] },
    ),
    forbid(
      'tests-of-src',
      { path: '^src/.*\\.test\\.tsx?$' },
      {
        pathNot: ['^(src|mocks|test|contract|vite)/', '^node_modules/'],
        dependencyTypesNot: ['core'],
      },
    ),
    ...Object.entries(LAYERS).map(([layer, below]) =>
      forbid(
        `layer-${layer}`,
        { path: `^src/${layer}/` },
        { path: '^src/', pathNot: `^src/(${[layer, ...below].join('|')})/` },
        `${layer} may import only from ${below.join(', ') || 'itself'}.`,
      ),
    ),
    ...Object.entries(FEATURES).map(([feature, before]) =>
      forbid(
        `feature-${feature}`,
        { path: `^src/features/${feature}/` },
        { path: '^src/features/', pathNot: `^src/features/(${[feature, ...before].join('|')})/` },
        `${feature} may import no feature but ${before.join(', ') || 'itself'}.`,
      ),
    ),

    forbid(
      'stories-need-no-tests',
      { path: '^([.]storybook|stories)/' },
      { path: '^(test|e2e|tools/contract-check)/' },
      'What stories and tests share is in mocks/.',
    ),
    forbid('storybook-knows-no-story', { path: '^[.]storybook/' }, { path: '^stories/' }),

    forbid(
      'mocks-stand-alone',
      { path: '^mocks/', pathNot: TESTS },
      {
        pathNot: ['^(mocks|contract|src/domain|src/i18n)/', CONTRACT_TYPES, '^node_modules/'],
        dependencyTypesNot: ['core'],
      },
      "mocks/ imports only the contract, the contract's types, domain and the messages.",
    ),
    forbid(
      'contract-stands-alone',
      { path: '^contract/', pathNot: TESTS },
      {
        pathNot: ['^(contract|src/domain)/', CONTRACT_TYPES, '^node_modules/'],
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'nothing-needs-a-tool',
      { path: '^(src|mocks|contract|test|e2e|[.]storybook|vite|scripts)/', pathNot: ENTRY },
      { path: '^tools/' },
      'A tool imports the product, not the other way round.',
    ),
    forbid(
      'entry-of-the-panel',
      { path: ENTRY },
      { path: '^tools/', pathNot: '^tools/mock-workbench/mockOverlay[.]tsx$' },
      'One lazy entry mounts the panel.',
    ),
    forbid(
      'tools-stand-alone',
      { path: '^tools/([^/]+)/' },
      { path: '^(tools|stories|e2e)/', pathNot: '^tools/$1/' },
      'Tools do not know each other.',
    ),

    forbid(
      'home-of-msw',
      { path: CHECKED, pathNot: ['^mocks/', ...TESTS] },
      { path: '^node_modules/msw/' },
      'msw is imported in mocks and tests only.',
    ),
    forbid(
      'msw-is-started-in-mocks',
      { path: CHECKED, pathNot: '^mocks/' },
      { path: '^node_modules/msw/lib/(node|browser|native)/' },
    ),
    ...Object.entries(HOMES).map(([library, home]) =>
      forbid(
        `home-of-${library}`,
        { path: CHECKED, pathNot: `^${home}/` },
        { path: `^node_modules/${library}/` },
        `${library} is imported in ${home} only.`,
      ),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^virtual:'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
