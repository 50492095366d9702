import type { Plugin } from 'vite';

/** The module that the entry imports first. */
const APP = 'src/app/browserApp.tsx';

const material = (name: string) => `@mui/material/${name}/${name}.mjs`;
const icon = (name: string) => `@mui/icons-material/${name}.mjs`;
const utility = (name: string) => `@mui/material/utils/${name}.mjs`;

/** A chunk with these modules and everything that they import, without the modules of earlier groups. */
const group = (name: string, ...paths: string[]) => ({
  name,
  test: (id: string) => paths.some((path) => id.endsWith(path)),
});

/**
 * Chunks by hand. A module belongs to the first group that matches; the bundler creates the other chunks. Without groups,
 * Home loads 206 KB in 78 files, and sign-in loads 211 KB in 58 files instead of 197 KB. Each comment says what the group
 * saves.
 */
const GROUPS = [
  // Browsers can cache its 58 KB across releases.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // The entry: sign-in loads 16 KB less.
  { name: 'start', tags: ['$initial' as const] },
  // What every screen needs, and most of it sign-in: Home loads 44 KB less. In two files it would be 1.4 KB more.
  group(
    'app',
    APP,
    ...['Skeleton', 'Stack', 'Typography', 'Card', 'Box', 'Link'].map(material),
    ...['useSlot', 'useEnhancedEffect', 'ownerDocument', 'getActiveElement'].map(utility),
    ...['useControlled', 'setRef'].map((name) => `@mui/utils/${name}/${name}.mjs`),
    'src/components/page/Logo.tsx',
    'src/components/page/PageHeading.tsx',
    'src/components/controls/LanguageSelect.tsx',
    'src/domain/numbers.ts',
    icon('Close'),
  ),
  // Home loads 51 KB less, in 6 files instead of 34.
  group('home', 'src/app/layout/AppLayout.tsx', 'src/pages/HomePage.tsx'),
  // Scores, dates and addresses. Without this group, My Evaluations loads the dialogs: 43 KB more.
  group(
    'scores',
    'src/lib/text/isolated.tsx',
    'src/components/score/ScoreBadge.tsx',
    'src/components/text/LocalDate.tsx',
    'src/lib/text/breakable.tsx',
    'src/lib/url/rangeParameter.ts',
    icon('FilterListOutlined'),
  ),
  // What Results shares with the profile and the dialogs. Without this group, Results loads both: 27 KB more.
  group(
    'details',
    material('Chip'),
    utility('mergeSlotProps'),
    'src/components/controls/copyText.ts',
    'src/domain/ordering.ts',
    'src/lib/text/createdTime.ts',
    icon('ExpandMore'),
  ),
  // What lists of evaluations and the profile share. Without this group, My Evaluations loads the profile: 7 KB more.
  group(
    'evaluations',
    'src/features/evaluations/table/EvaluationsTable.tsx',
    'src/features/evaluations/table/columns.tsx',
    'src/components/controls/PeriodSelect.tsx',
    'src/components/controls/PrintButton.tsx',
    icon('AssessmentOutlined'),
  ),
  // Fields for numbers. Without this group, the filters of Results load the dialogs: 45 KB more.
  group('numbers', 'src/lib/text/typedNumber.ts'),
  // What menus, dialogs and toasts share.
  group('overlays', material('Modal'), utility('ownerWindow')),
  // Items of menus, which other screens load before a menu is opened.
  group(
    'items',
    ...['List', 'MenuItem', 'Divider', 'ListSubheader', 'ListItemIcon'].map(material),
    'src/components/controls/ChoiceItem.tsx',
  ),
  // The menus of Home.
  group(
    'menus',
    material('Menu'),
    'src/app/layout/AccountMenuItems.tsx',
    'src/app/layout/NavigationMenuItems.tsx',
    'src/features/employees/table/TableMenuItems.tsx',
  ),
  // The text field. Without this group, the filters of Results load the forms: 24 KB more.
  group('fields', ...['OutlinedInput', 'FormControl', 'FormLabel', 'FormHelperText'].map(material)),
  // Without this group, Results loads the dialogs: 50 KB more.
  group('progress', material('LinearProgress')),
  // The sign-in form: sign-in loads 30 KB less, in 8 files instead of 13.
  group('forms', 'src/pages/LoginPage.tsx'),
  // What Home prefetches: from an empty cache to rest in 24 requests instead of 45.
  group(
    'profile',
    'src/pages/EmployeeProfilePage.tsx',
    // Without it, an evaluation loads the dialogs.
    'src/features/evaluations/useAuthorship.ts',
  ),
  group('dialogs', 'src/components/forms/FormDialog.tsx'),
].map((options, index, { length }) => ({ ...options, priority: length - index }));

/**
 * Groups modules into chunks, and preloads the app's chunks in `index.html`. Otherwise the browser would request them only
 * after the entry is loaded.
 */
export function appChunks(): Plugin {
  let base = '/';
  return {
    name: 'app-chunks',
    apply: 'build',
    config: () => ({
      build: {
        // Every browser that can run the app supports it.
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
      },
    }),
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const app = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(APP)),
        );
        if (!app) throw new Error(`No chunk is ${APP}`);
        const names = new Set([app.fileName]);
        // The loop also visits the names that it adds.
        for (const name of names) {
          const file = bundle[name];
          if (file?.type === 'chunk') file.imports.forEach((imported) => names.add(imported));
        }
        return [...names]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + name },
            injectTo: 'head',
          }));
      },
    },
  };
}
