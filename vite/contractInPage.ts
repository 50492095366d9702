import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { CONTRACT_FILE, readContract } from '../contract/document.ts';

const MODULE = fileURLToPath(new URL('../contract/contract.ts', import.meta.url));

/** Reads `openapi.yaml` for `contract/contract.ts`, whose code needs files. A change of the file reloads the page. */
export function contractInPage(): Plugin {
  return {
    name: 'contract-in-page',
    enforce: 'pre',
    load(id) {
      if (id !== MODULE) return undefined;
      this.addWatchFile(fileURLToPath(CONTRACT_FILE));
      return { code: `export const CONTRACT = ${JSON.stringify(readContract())};`, map: null };
    },
  };
}
