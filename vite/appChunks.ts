import type { Plugin } from 'vite';

/** The module that the entry imports first. */
const APP = 'src/app/browserApp.tsx';

const material = (name: string) => `@mui/material/${name}/${name}.mjs`;
const utility = (name: string) => `@mui/material/utils/${name}.mjs`;

/** A chunk of these modules, with everything that they import and that is in no earlier group. */
const group = (name: string, ...paths: string[]) => ({
  name,
  test: (id: string) => paths.some((path) => id.endsWith(path)),
});

/**
 * The chunks, in the order in which they take modules; the bundler makes the others. Without groups, Home loads 196 KB
 * in 34 files, and 241 KB in 48 with what is prefetched. Each group names what it wins.
 */
const GROUPS = [
  // Browsers keep it from release to release.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // The entry: 2 files instead of 5.
  { name: 'start', tags: ['$initial' as const] },
  // What every screen needs: 4 files instead of 21, and 9 KB less. Sign-in would load Home's chunk for the mark.
  group('app', APP, 'src/components/page/Mark.tsx'),
  // What most screens need: sign-in, which would load Home's chunk for it, loads 16 KB less.
  group(
    'common',
    ...['Skeleton', 'Stack', 'Typography', 'Card', 'Box', 'IconButton'].map(material),
    ...['useSlot', 'useEnhancedEffect', 'ownerDocument', 'getActiveElement'].map(utility),
    'src/components/page/PageHeading.tsx',
    'src/components/person/Initials.tsx',
    '@mui/icons-material/Close.mjs',
  ),
  // Home: 6 files instead of 19.
  group('home', 'src/app/layout/AppLayout.tsx', 'src/pages/HomePage.tsx'),
  // What every screen loads after its first content: 1 file instead of 3.
  group('toasts', 'src/components/toasts/Toaster.tsx'),
  // The scores, dates and addresses: My Evaluations, which would load the fields or the dialogs for them, loads 11 to 40 KB less.
  group(
    'scores',
    'src/components/score/ScoreBadge.tsx',
    'src/components/text/LocalDate.tsx',
    'src/lib/text/breakable.tsx',
  ),
  // The sections of a profile, an evaluation and a comparison: Home loads 7 files less when it is idle.
  group(
    'sections',
    ...['SectionCard', 'Sections', 'Facts'].map((name) => `src/components/page/${name}.tsx`),
    'src/components/controls/CopyButton.tsx',
    'src/features/insight/chart/ChartSkeleton.tsx',
    'src/lib/text/timeSpan.ts',
    'src/lib/url/useAddressId.ts',
  ),
  // Results and the charts would load the forms and the dialogs for them: 36 KB.
  group('overlays', material('Portal'), utility('ownerWindow'), '@mui/utils/setRef/setRef.mjs'),
  // The text field: Results, which would load the forms for it, loads 26 KB less.
  group('fields', ...['OutlinedInput', 'FormControl', 'FormLabel', 'FormHelperText'].map(material)),
  // The sign-in form: 7 files instead of 16.
  group('forms', 'src/pages/LoginPage.tsx'),
  // The dialogs: Home loads 4 files less when it is idle.
  group('dialogs', 'src/features/evaluations/dialogs/EvaluationDialog.tsx'),
].map((options, index, { length }) => ({ ...options, priority: length - index }));

/**
 * Groups modules into chunks, and preloads the app's chunks in `index.html`: otherwise the browser would request them
 * when the entry has arrived.
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
        // What is added is iterated over, too.
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
