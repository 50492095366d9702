import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { contractModules } from './vite/contractModules.ts';
import { messages } from './vite/messages.ts';
import { metaElements } from './vite/metaElements.ts';
import { mockWorker } from './vite/mockWorker.ts';
import { oldBrowsers } from './vite/oldBrowsers.ts';
import { styledNames } from './vite/styledNames.ts';
import { appChunks } from './vite/appChunks.ts';

export default defineConfig({
  plugins: [
    react(),
    metaElements(),
    messages(),
    styledNames(),
    contractModules(),
    mockWorker(),
    appChunks(),
    oldBrowsers(),
    // index.html is left out, because a deployment may edit it, and then its compressed copies would be outdated.
    compression({ include: /\.(?:js|css)$/, algorithms: ['brotliCompress', 'gzip'] }),
  ],
  resolve: {
    alias: [
      // sheetjs-style needs its code-page tables only to read old binary files, not to write xlsx.
      {
        find: /^\.\/dist\/cpexcel\.js$|^\.\/cptable$/,
        replacement: fileURLToPath(new URL('./vite/noCodePages.ts', import.meta.url)),
      },
      // The client uses the adapter of `fetch`. Axios has the same stand-in for its adapter of Node.
      { find: /^\.\/xhr\.js$/, replacement: 'axios/unsafe/helpers/null.js' },
    ],
  },
  optimizeDeps: {
    // The scan of the sources does not find it, and the first start would bundle all dependencies twice. What is missing
    // here is the difference between the two lists that `npx vite --force --debug deps` prints.
    include: ['react/jsx-runtime'],
  },
  server: {
    port: 5173,
    warmup: {
      clientFiles: [
        './src/main.tsx',
        './src/app/**/!(*.test).tsx',
        './src/pages/*Page.tsx',
        './mocks/runtimes/browser/browser.ts',
      ],
    },
  },
});
