import type { Plugin, Rolldown } from 'vite';

/** What every screen needs, as the end of its path. */
const APP = 'src/app/browserApp.tsx';

/**
 * Few files for a screen: over a slow line each costs a trip. A group takes what its modules import, unless
 * one of higher priority has it. React is a file of its own: it changes seldom, so that browsers keep it.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'start', test: /src\/main\.tsx$/ },
  {
    name: 'app',
    test: /src\/app\/browserApp\.tsx$|src\/api\/(?:http\/(?!client|axios)|decode\/(?!evaluation))|src\/components\/page\/PageHeading|src\/(?:domain\/texts|lib\/text\/isolated)|material\/Card\/Card\.m?js$/,
  },
  {
    name: 'frame',
    test: /src\/app\/layout\/AppLayout\.tsx$|src\/components\/(?:page\/PageCard|status\/LoadFailure)\.tsx$|src\/lib\/(?:code\/lazily|query\/useDialog|url\/useViewState)\.|react-query\/.*\/useQuery\.m?js$/,
  },
  { name: 'home', test: /src\/pages\/HomePage\.tsx$/ },
  { name: 'fields', test: /material\/OutlinedInput\/OutlinedInput\.m?js$/ },
  {
    name: 'forms',
    test: /src\/components\/forms\/(?:Form|TextInput|SubmitButton)\.tsx$|src\/domain\/schemas\.ts$/,
  },
  {
    name: 'accounts',
    test: /src\/pages\/LoginPage\.tsx$|src\/features\/accounts\/AuthCard\.tsx$|src\/features\/accounts\/mutations\.ts$/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/**
 * Says what goes into which file, and names the app's in `index.html`, so that browsers fetch it at once
 * with the entry instead of when the entry has been read.
 */
export function appChunks(): Plugin {
  let base = '/';
  return {
    name: 'app-chunks',
    apply: 'build',
    config: () => ({
      build: {
        // Every browser that runs the rest knows it.
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
