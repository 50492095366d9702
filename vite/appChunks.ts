import type { Plugin, Rolldown } from 'vite';

/** The app's first module: the entry imports it dynamically. */
const APP = 'src/app/browserApp.tsx';

const react = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  priority: 9,
};
const start = { name: 'start', tags: ['$initial' as const], priority: 8 };
const app = { name: 'app', test: /src\/app\/browserApp\.tsx$/, priority: 7 };
const aware = (t: number) => ({
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: t,
  priority: 1,
});
const V: Record<string, unknown[]> = {
  auto: [],
  react: [react],
  a: [react, start, app],
  b20: [react, start, app, aware(20_000)],
  b60: [react, start, app, aware(60_000)],
  b150: [react, start, app, aware(150_000)],
  one: [react, start, app, { name: 'shared', minShareCount: 2, priority: 1 }],
  t3: [react, start, app, aware(3_000)],
  t6: [react, start, app, aware(6_000)],
  t10: [react, start, app, aware(10_000)],
  r1: [
    react,
    start,
    app,
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
  ],
  r2: [
    react,
    start,
    app,
    { name: 'signIn', test: /src\/pages\/LoginPage/, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'dialog', test: /dialogs\/EvaluationDialog\.tsx/, priority: 4 },
  ],
  r3: [
    react,
    start,
    app,
    { name: 'frame', test: /src\/app\/layout\/AppLayout/, priority: 6 },
    { name: 'signIn', test: /src\/pages\/LoginPage/, priority: 5 },
    { name: 'dialog', test: /dialogs\/EvaluationDialog\.tsx/, priority: 4 },
  ],
  r4: [
    react,
    start,
    app,
    { name: 'frame', test: /src\/app\/layout\/AppLayout/, priority: 6 },
    { name: 'home', test: /src\/pages\/HomePage/, priority: 5 },
    { name: 'dialog', test: /dialogs\/EvaluationDialog\.tsx/, priority: 4 },
    aware(5_000),
  ],
  c8: [
    react,
    start,
    app,
    { name: 'common', minShareCount: 8, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'signIn', test: /src\/pages\/LoginPage/, priority: 4 },
    { name: 'dialog', test: /dialogs\/EvaluationDialog\.tsx/, priority: 3 },
  ],
  c8b: [
    react,
    start,
    app,
    { name: 'common', minShareCount: 8, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'dialog', test: /dialogs\/EvaluationDialog\.tsx/, priority: 3 },
  ],
  c6: [
    react,
    start,
    app,
    { name: 'common', minShareCount: 6, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'signIn', test: /src\/pages\/LoginPage/, priority: 4 },
    { name: 'dialog', test: /dialogs\/EvaluationDialog\.tsx/, priority: 3 },
  ],
  d8: [
    react,
    start,
    app,
    { name: 'common', minShareCount: 8, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'forms', minShareCount: 4, priority: 3 },
  ],
  c8n: [
    react,
    start,
    app,
    { name: 'common', minShareCount: 8, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'signIn', test: /src\/pages\/LoginPage/, priority: 4 },
  ],
  e6: [
    react,
    start,
    app,
    { name: 'common', minShareCount: 8, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'fields', minShareCount: 6, priority: 4 },
    { name: 'signIn', test: /src\/pages\/LoginPage/, priority: 3 },
  ],
  e7: [
    react,
    start,
    app,
    { name: 'common', minShareCount: 8, priority: 6 },
    { name: 'home', test: /src\/app\/layout\/AppLayout|src\/pages\/HomePage/, priority: 5 },
    { name: 'fields', minShareCount: 7, priority: 4 },
    { name: 'signIn', test: /src\/pages\/LoginPage/, priority: 3 },
  ],
  m3: [react, start, app, { name: 'common', minShareCount: 5, priority: 2 }, aware(60_000)],
};
const GROUPS = V[process.env['VARIANT'] ?? 'a'] as never;

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
