import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export function readContract(): unknown {
  return parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'));
}
