import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const CONTRACT_FILE = new URL('../openapi.yaml', import.meta.url);

export function readContract(): unknown {
  return parse(readFileSync(CONTRACT_FILE, 'utf8'));
}
