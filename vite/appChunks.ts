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
 * The chunks, in the order in which they take modules; the bundler makes the others. Without groups, Home loads
 * 206 KB in 78 files, and sign-in 211 in 58 instead of 197. Each group names what it wins.
 */
const GROUPS = [
  // Browsers keep its 58 KB from release to release.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // The entry: sign-in loads 16 KB less.
  { name: 'start', tags: ['$initial' as const] },
  // What every screen needs: Home loads 44 KB less. Sign-in would load Home's chunk for the mark.
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
  // Home loads 51 KB less, in 6 files instead of 34.
  group('home', 'src/app/layout/AppLayout.tsx', 'src/pages/HomePage.tsx'),
  // The scores, dates and addresses: My Evaluations, which would load the dialogs for them, loads 43 KB less.
  group(
    'scores',
    'src/components/score/ScoreBadge.tsx',
    'src/components/text/LocalDate.tsx',
    'src/lib/text/breakable.tsx',
  ),
  // Results and the charts would load the forms and the dialogs for them: 36 KB.
  group('overlays', material('Portal'), utility('ownerWindow'), '@mui/utils/setRef/setRef.mjs'),
  // The text field: Results, which would load the forms for it, loads 25 KB less.
  group('fields', ...['OutlinedInput', 'FormControl', 'FormLabel', 'FormHelperText'].map(material)),
  // The sign-in form: 30 KB less, in 8 files instead of 13.
  group('forms', 'src/pages/LoginPage.tsx'),
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
