import type { Plugin } from 'vite';
import { withSlashes } from './withSlashes.ts';

/** The module that the entry imports first. */
const APP = 'src/app/browserApp.tsx';

const endsWith = (id: string, path: string) => withSlashes(id).endsWith(path);

const material = (name: string) => `@mui/material/${name}/${name}.mjs`;
const icon = (name: string) => `@mui/icons-material/${name}.mjs`;
const utility = (name: string) => `@mui/material/utils/${name}.mjs`;

/** Returns a chunk with these modules and everything that they import, without the modules of earlier groups. */
const group = (name: string, ...paths: string[]) => ({
  name,
  test: (id: string) => paths.some((path) => endsWith(id, path)),
});

/**
 * The groups of modules. A module belongs to the first group that matches; the bundler creates the other chunks.
 * Without groups, Home loads 241 KB in 99 files instead of 208 KB in 6, and sign-in loads 235 KB in 67 files instead of
 * 214 KB in 7. Each comment says what it would be without the group.
 */
export const GROUPS = [
  // Browsers can cache its 58 KB across releases. It costs each first visit 1.6 KB.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // The entry asks for the first data; otherwise 180 KB would come before that.
  { name: 'start', tags: ['$initial' as const] },
  // Home and sign-in share these modules. Without the group, Home would load 61 KB more, and sign-in 54 KB. Without one
  // of the listed modules, it would be part of Home's chunk or of the fields, and sign-in or a menu would load that,
  // with 5 to 23 KB more.
  group(
    'app',
    APP,
    ...['Card', 'Box', 'OutlinedInput'].map(material),
    '@mui/material/InputAdornment/inputAdornmentClasses.mjs',
    ...['setRef', 'getReactElementRef'].map((name) => `@mui/utils/${name}/${name}.mjs`),
    'src/components/page/Logo.tsx',
    'src/components/page/PageHeading.tsx',
    'src/components/status/ReloadButton.tsx',
    'src/domain/numbers.ts',
    'src/session/draft.ts',
  ),
  // Home would load 43 KB more, in 28 files instead of 6. My Evaluations would load the menus for the link, with 11 KB
  // more.
  group(
    'home',
    'src/app/layout/AppLayout.tsx',
    'src/pages/HomePage.tsx',
    'src/lib/url/ScreenLink.tsx',
  ),
  // These are fields with their labels, and links in texts, which Home does not have. Sign-in would load 29 KB more,
  // and most other screens 24 KB.
  group(
    'fields',
    ...['FormControl', 'FormLabel', 'FormHelperText', 'Link'].map(material),
    'src/components/controls/NativeSelect.tsx',
  ),
  // These are scores and dates. My Evaluations would load 9 KB more, and Results 5 KB.
  group(
    'scores',
    'src/components/score/ScoreBadge.tsx',
    'src/components/score/ScoreLegend.tsx',
    'src/components/text/LocalDate.tsx',
    'src/lib/text/isolated.tsx',
    'src/lib/url/rangeParameter.ts',
  ),
  // Results shares these modules with the profile. Results would load 11 KB more.
  group(
    'details',
    material('Chip'),
    icon('ContentCopyOutlined'),
    'src/components/controls/copyText.ts',
    'src/components/text/ClockNote.tsx',
    'src/lib/text/createdTime.ts',
  ),
  // Lists of evaluations share these modules with the profile. My Evaluations would load 8 KB more.
  group(
    'evaluations',
    'src/features/evaluations/table/EvaluationsTable.tsx',
    'src/features/evaluations/table/columns.tsx',
    'src/components/controls/PeriodSelect.tsx',
    'src/components/controls/PrintButton.tsx',
    icon('AssessmentOutlined'),
  ),
  // Toasts and charts share these modules with menus and dialogs. Home at rest would load 4 KB more, and a profile with
  // its charts 9 KB.
  group(
    'layers',
    ...['Fade', 'Portal'].map(material),
    '@mui/utils/useSlotProps/useSlotProps.mjs',
    '@mui/material/internal/svg-icons/Close.mjs',
  ),
  // Menus and dialogs share this module. A dialog would load 10 KB more.
  group('overlays', material('Modal')),
  // These are items of menus, and lists. Lists of evaluations, Results, an evaluation and Compare would load 10 KB
  // more.
  group(
    'items',
    ...['List', 'MenuItem', 'Divider', 'ListSubheader', 'ListItemIcon'].map(material),
    utility('mergeSlotProps'),
    'src/components/controls/ChoiceItem.tsx',
  ),
  // These are the menus of Home. The first one would load 8 files instead of 4.
  group(
    'menus',
    material('Menu'),
    'src/app/layout/AccountMenuItems.tsx',
    'src/app/layout/NavigationMenuItems.tsx',
    'src/features/employees/table/TableMenuItems.tsx',
  ),
  // Results would load 35 KB more.
  group('progress', material('LinearProgress')),
  // This is the sign-in form. Sign-in would load 37 KB more, in 16 files instead of 7.
  group('forms', 'src/pages/LoginPage.tsx'),
  // Home prefetches these modules. It would load 2 KB more, in 7 more files.
  group(
    'profile',
    'src/pages/EmployeeProfilePage.tsx',
    // Without it, an evaluation is in one more file.
    'src/features/evaluations/useAuthorship.ts',
  ),
  // Dialogs share this module. Each would load 1 KB and 2 files more.
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
        // Every browser that can run the app supports module preloading.
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
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => endsWith(id, APP)),
        );
        if (!app) throw new Error(`There is no chunk ${APP}`);
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
