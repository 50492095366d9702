import { fileURLToPath } from 'node:url';
import type { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { answerSchemas, withLimit, type AnswerSchemas } from '../contract/answerSchemas.ts';
import { readContract } from '../contract/document.ts';

const MODULE = 'virtual:contract-validators';
const RESOLVED = `\0${MODULE}`;
const CONTRACT = fileURLToPath(new URL('../openapi.yaml', import.meta.url));
const VARIABLE = 'VITE_CONTRACT_REPORT';

/**
 * Compiles the answers of `openapi.yaml` to validators, which need no `eval`, and writes the element that turns their
 * report on into `index.html` where the environment says so.
 */
export function contractReport(): Plugin {
  let content = '';
  return {
    name: 'contract-report',
    configResolved({ env, mode }) {
      if (mode !== 'demo') content = String(env[VARIABLE] ?? '').trim();
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(CONTRACT);
      const { ajv, operations } = answerSchemas(readContract());
      return moduleOf(ajv, operations);
    },
    transformIndexHtml: () =>
      content === ''
        ? []
        : [{ tag: 'meta', attrs: { name: 'contract-report', content }, injectTo: 'head' }],
  };
}

function moduleOf(ajv: Ajv, operations: AnswerSchemas[]): string {
  const ids = new Set(
    operations.flatMap(({ statuses }) => Object.values(statuses).filter((id) => id !== null)),
  );
  const nameOf = (id: string) => `validate_${id}`;
  const source = standalone(ajv, Object.fromEntries([...ids].map((id) => [nameOf(id), id])));
  // Nothing reads the paths of schemas.
  const code = withLimit(source).replace(/schemaPath:"[^"]*",/g, '');
  if (code.includes('require(')) throw new Error('A validator of the contract needs code of ajv');
  const entries = operations.map(({ id, method, pattern, statuses }) => {
    const validators = Object.entries(statuses).map(
      ([status, schema]) => `${status}: ${schema === null ? 'null' : nameOf(schema)}`,
    );
    return `{ id: '${id}', method: '${method}', path: /${pattern}/, statuses: { ${validators.join()} } }`;
  });
  return `${code}\nexport const operations = [${entries.join()}];`;
}
