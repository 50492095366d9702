import { Ajv } from 'ajv';

/** An operation, with the id of a schema for each status that it declares; null where the answer has no body. */
export interface AnswerSchemas {
  id: string;
  method: string;
  /** A regular expression that the path of a call matches. */
  pattern: string;
  statuses: Record<string, string | null>;
}

/** The regular expressions of `ajv-formats`, without its code: it would be loaded with the validators. */
const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const ZONE = String.raw`(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)`;

export const FORMATS = {
  date: new RegExp(`^${DATE}$`),
  'date-time': new RegExp(`^${DATE}[t ]${TIME}${ZONE}$`, 'i'),
};

/**
 * The answers of an OpenAPI document, and an ajv that knows their schemas. The build writes validators from it. A
 * keyword that ajv does not know is an error.
 */
export function answerSchemas(document: unknown): { ajv: Ajv; operations: AnswerSchemas[] } {
  const ajv = new Ajv({
    // Otherwise the first violation of an answer hides the others. The code is smaller, too.
    allErrors: true,
    allowUnionTypes: true,
    messages: false,
    // Counts UTF-16 code units, which needs no further code. No length of an answer is more than 1.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing replaces it
    unicode: false,
    // It would warn that `unicode` is deprecated.
    logger: false,
    formats: FORMATS,
    code: { source: true, esm: true },
  });
  ajv.addVocabulary(['example', 'externalDocs']);
  // A schema that has its name as its id is compiled once, for all that refer to it.
  const root: unknown = JSON.parse(JSON.stringify(document), withOwnIds);
  for (const [name, schema] of children(root, 'components', 'schemas')) {
    if (isRecord(schema)) ajv.addSchema(schema, name);
  }

  const resolved = (node: unknown): unknown => {
    const reference = at(node, '$ref');
    return typeof reference === 'string' ? at(root, ...reference.split('/').slice(1)) : node;
  };

  function schemaId(response: unknown, name: string): string | null {
    const schema = at(resolved(response), 'content', 'application/json', 'schema');
    if (!isRecord(schema)) return null;
    if (typeof schema['$ref'] === 'string') return schema['$ref'];
    ajv.addSchema(schema, name);
    return name;
  }

  const operations = children(root, 'paths').flatMap(([path, item]) =>
    children(item)
      .filter(([, operation]) => isRecord(at(operation, 'responses')))
      .map(([method, operation]) => {
        const id = String(at(operation, 'operationId'));
        const statuses = Object.fromEntries(
          children(operation, 'responses').map(([status, response]) => [
            status,
            schemaId(response, `${id}${status}`),
          ]),
        );
        return { id, method, pattern: patternOf(path), statuses };
      }),
  );
  // A path without placeholders is found first.
  operations.sort((a, b) => Number(a.pattern.includes('[')) - Number(b.pattern.includes('[')));
  return { ajv, operations };
}

/** The violations after which a list is not checked any further. */
const LIMIT = 100;

/**
 * Limits the violations of lists in code that ajv has generated. It copies all violations for each item: 10,000 wrong
 * employees would take 3.5 s instead of 1 ms.
 */
export function withLimit(code: string): string {
  return code.replace(/(?<=for\(let (i\d+)=0; )(?=\1<len\d+;)/g, `errors<${LIMIT} && `);
}

const SCHEMAS = '#/components/schemas/';

/** References that are ids, and no descriptions. */
function withOwnIds(key: string, value: unknown): unknown {
  if (key === 'description' && typeof value === 'string') return undefined;
  return key === '$ref' && typeof value === 'string' ? value.replace(SCHEMAS, '') : value;
}

const patternOf = (path: string) =>
  `^${path.replaceAll('/', String.raw`\/`).replace(/\{\w+\}/g, String.raw`[^\/]+`)}$`;

function at(node: unknown, ...keys: string[]): unknown {
  return keys.reduce((parent, key) => (isRecord(parent) ? parent[key] : undefined), node);
}

function children(node: unknown, ...keys: string[]): [string, unknown][] {
  const parent = at(node, ...keys);
  return isRecord(parent) ? Object.entries(parent) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
