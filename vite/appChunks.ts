import type { Plugin, Rolldown } from 'vite';

/** The module that the entry imports first. */
const APP = 'src/app/browserApp.tsx';

/** A module with everything that it imports and that is in no earlier group. */
const from = (...paths: string[]) => ({
  test: (id: string) => paths.some((path) => id.endsWith(path)),
});

const material = (name: string) => `@mui/material/${name}/${name}.mjs`;

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
  { name: 'app', ...from(APP, 'src/components/page/Mark.tsx') },
  // What most screens need: sign-in, which would load Home's chunk for it, loads 16 KB less.
  {
    name: 'common',
    ...from(
      ...['Skeleton', 'Stack', 'Typography', 'Card', 'Box'].map(material),
      ...['useSlot', 'useEnhancedEffect', 'ownerDocument', 'getActiveElement'].map(
        (name) => `@mui/material/utils/${name}.mjs`,
      ),
      'src/components/page/PageHeading.tsx',
      'src/components/person/Initials.tsx',
    ),
  },
  // Home: 6 files instead of 19.
  { name: 'home', ...from('src/app/layout/AppLayout.tsx', 'src/pages/HomePage.tsx') },
  // The scores and dates: My Evaluations, which would load the fields or the dialogs for them, loads 11 to 40 KB less.
  {
    name: 'scores',
    ...from('src/components/score/ScoreBadge.tsx', 'src/components/text/LocalDate.tsx'),
  },
  // Results and the charts would load the forms and the dialogs for them: 36 KB.
  {
    name: 'overlays',
    ...from(
      material('Portal'),
      '@mui/material/utils/ownerWindow.mjs',
      '@mui/utils/setRef/setRef.mjs',
    ),
  },
  // The text field: Results, which would load the forms for it, loads 26 KB less.
  {
    name: 'fields',
    ...from(...['OutlinedInput', 'FormControl', 'FormLabel', 'FormHelperText'].map(material)),
  },
  // The sign-in form: 7 files instead of 16.
  { name: 'forms', ...from('src/pages/LoginPage.tsx') },
  // The dialogs: Home loads 4 files less when it is idle.
  { name: 'dialogs', ...from('src/features/evaluations/dialogs/EvaluationDialog.tsx') },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

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
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(APP)));
        if (!app) throw new Error(`No chunk is ${APP}`);
        const fileNames = [...withImports(app, chunks)].filter((name) => !html.includes(name));
        return fileNames.map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: base + fileName },
          injectTo: 'head',
        }));
      },
    },
  };
}

function withImports(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  found = new Set<string>(),
): Set<string> {
  found.add(fileName);
  for (const chunk of chunks) {
    if (imports.includes(chunk.fileName) && !found.has(chunk.fileName)) {
      withImports(chunk, chunks, found);
    }
  }
  return found;
}
