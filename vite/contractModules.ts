import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { CONTRACT_FILE, readContract } from '../contract/document.ts';
import { checkModule } from './contractCheck.ts';
import { validatorsModule } from './contractReport.ts';

/** The code of the modules that are made from `openapi.yaml`. Jest writes them to files (test/setup/contractModules.ts). */
export const GENERATORS = {
  // The module's own code needs files.
  contract: (contract: unknown) => `export const CONTRACT = ${JSON.stringify(contract)};`,
  check: checkModule,
  validators: validatorsModule,
};

const MODULES = new Map([
  [fileURLToPath(new URL('../contract/contract.ts', import.meta.url)), GENERATORS.contract],
  ['\0virtual:contract-check', GENERATORS.check],
  ['\0virtual:contract-validators', GENERATORS.validators],
]);

/** Serves the generated modules. A change of `openapi.yaml` reloads the page. */
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
