import { fileURLToPath } from 'node:url';
import { Name } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { CONTRACT_FILE, readContract } from '../contract/document.ts';
import { createAjv, readCalls } from '../contract/validation.ts';
import { withSlashes } from './withSlashes.ts';

/** Generators of the modules from `openapi.yaml`. Jest writes their code to files (test/setup/contractModules.ts). */
export const GENERATORS = {
  // The source of this module reads files, which a browser cannot do.
  contract: (contract: unknown) => `export const CONTRACT = ${JSON.stringify(contract)};`,
  validators: validatorsModule,
};

const pathOf = (url: URL) => withSlashes(fileURLToPath(url));

const MODULES = new Map([
  [pathOf(new URL('../contract/contract.ts', import.meta.url)), GENERATORS.contract],
  ['\0virtual:contract-validators', GENERATORS.validators],
]);

/** Serves the generated modules. A change of `openapi.yaml` reloads the page. */
export function contractModules(): Plugin {
  return {
    name: 'contract-modules',
    enforce: 'pre',
    resolveId: (id) => (MODULES.has(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const generate = MODULES.get(withSlashes(id));
      if (!generate) return undefined;
      this.addWatchFile(pathOf(CONTRACT_FILE));
      return { code: generate(readContract()), map: null };
    },
  };
}

/**
 * Returns the module of the precompiled validators of requests and answers. They need neither ajv nor `eval`, which the
 * strict CSP forbids.
 */
function validatorsModule(contract: unknown): string {
  const ajv = createAjv({ source: true, esm: true });
  const ids: Record<string, string> = {};
  const { answers, requests } = readCalls(contract, ajv, (id) => {
    const name = new Name(`validate_${id}`);
    ids[String(name)] = id;
    return name;
  });
  const code = standalone(ajv, ids);
  if (code.includes('require(')) throw new Error('A validator of the contract needs code from ajv');
  return `${code}
export const answers = ${printed(answers)};
export const requests = ${printed(requests)};`;
}

/** Returns the value as code. */
function printed(value: unknown): string {
  if (value instanceof Name || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(printed).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `"${key}": ${printed(item)}`);
  return `{ ${entries.join()} }`;
}
