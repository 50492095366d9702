import type { Plugin, Rolldown } from 'vite';

/** What every screen needs, as the end of its path. */
const APP = 'src/app/browserApp.tsx';

/**
 * Names the app's code in `index.html`, so that browsers fetch it at once with the entry, instead of when
 * the entry has been read.
 */
export function preloadApp(): Plugin {
  let base = '/';
  return {
    name: 'preload-app',
    apply: 'build',
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
