import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContract } from '../../contract/document';
import { GENERATORS } from '../../vite/contractModules';

const FOLDER = new URL('../../test-results/contract/', import.meta.url);

/** Writes the modules from `openapi.yaml` once for all test files. jest.config.ts has their names. */
export default function writeContractModules() {
  mkdirSync(fileURLToPath(FOLDER), { recursive: true });
  const contract = readContract();
  for (const [name, generate] of Object.entries(GENERATORS)) {
    writeFileSync(fileURLToPath(new URL(`${name}.js`, FOLDER)), generate(contract));
  }
}
