import standalone from 'ajv/dist/standalone/index.js';
import { answerSchemas, withLimit } from '../contract/answerSchemas.ts';

/** The validators of the answers that the contract declares. They need no `eval`. */
export function validatorsModule(contract: unknown): string {
  const { ajv, operations } = answerSchemas(contract);
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
