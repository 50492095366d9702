import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { apiAddress } from './vite/apiAddress.ts';
import { mockWorker } from './vite/mockWorker.ts';
import { preloadApp } from './vite/preloadApp.ts';

export default defineConfig({
  plugins: [
    react(),
    apiAddress(),
    mockWorker(),
    preloadApp(),
    // Not index.html: a deployment may edit it, and its compressed copies would stay as they were.
    compression({ include: /\.(?:js|css|svg)$/, algorithms: ['brotliCompress', 'gzip'] }),
  ],
  resolve: {
    alias: [
      // sheetjs-style's code-page tables serve the reading of old binary files; writing xlsx needs none.
      {
        find: /^\.\/dist\/cpexcel\.js$|^\.\/cptable$/,
        replacement: fileURLToPath(new URL('./vite/noCodePages.ts', import.meta.url)),
      },
    ],
  },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files for a screen: over a slow line each costs a trip. A group takes what its modules import.
          groups: [
            { name: 'start', test: /src\/main\.tsx$/, priority: 4 },
            { name: 'app', test: /src\/app\/browserApp\.tsx$/, priority: 3 },
            { name: 'inputs', test: /material\/OutlinedInput\/OutlinedInput\.m?js$/, priority: 2 },
            { name: 'home', test: /src\/pages\/HomePage\.tsx$/, priority: 1 },
            { name: 'forms', test: /src\/components\/forms\/FormDialog\.tsx$/, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    warmup: {
      clientFiles: [
        './src/main.tsx',
        './src/app/*.tsx',
        './src/pages/*Page.tsx',
        './mocks/browser.ts',
      ],
    },
  },
});
