import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRODUCTION = new URL('../node_modules/react-router/dist/production/', import.meta.url);

const aliasOf = (find: RegExp, file: string) => ({
  find,
  replacement: fileURLToPath(new URL(file, PRODUCTION)),
});

/**
 * Builds with react-router's production files: its package names the development files in every case. It saves 600
 * bytes of brotli. Both entries are named, because one of each kind would be two copies of the router.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          aliasOf(/^react-router$/, 'index.mjs'),
          aliasOf(/^react-router\/dom$/, 'dom-export.mjs'),
        ],
      },
    }),
  };
}
