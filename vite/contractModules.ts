import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { CONTRACT_FILE, readContract } from '../contract/document.ts';
import { checkModule } from './contractCheck.ts';
import { validatorsModule } from './contractReport.ts';

const MODULES = new Map([
  // Its own code needs files.
  [
    fileURLToPath(new URL('../contract/contract.ts', import.meta.url)),
    (contract: unknown) => `export const CONTRACT = ${JSON.stringify(contract)};`,
  ],
  ['\0virtual:contract-check', checkModule],
  ['\0virtual:contract-validators', validatorsModule],
]);

/** Generates the modules that are made from `openapi.yaml`. A change of the file reloads the page. */
export function contractModules(): Plugin {
  return {
    name: 'contract-modules',
    enforce: 'pre',
    resolveId: (id) => (MODULES.has(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const generate = MODULES.get(id);
      if (!generate) return undefined;
      this.addWatchFile(fileURLToPath(CONTRACT_FILE));
      return { code: generate(readContract()), map: null };
    },
  };
}
