import type { Calls, Validate } from 'virtual:contract-validators';
import { Ajv, _, type CodeOptions } from 'ajv';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { Type } from 'ajv/dist/compile/util.js';
import { isRecord } from '../src/domain/isRecord.ts';
import { createCallChecks, type CallChecks } from './callChecks.ts';

/** A copy of a format of `ajv-formats`: the page would otherwise load the code of that package. */
const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const ZONE = String.raw`(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)`;

const FORMATS = {
  date: new RegExp(`^${DATE}$`),
  'date-time': new RegExp(`^${DATE}[t ]${TIME}${ZONE}$`, 'i'),
  email: fullFormats.email,
};

/** The number of violations after which the rest of a list is not checked. */
const LIMIT = 100;

/** Creates a validator of the schemas of an OpenAPI document. A keyword that ajv does not know is an error. */
export function createAjv(code: CodeOptions = {}): Ajv {
  const ajv = new Ajv({
    // Otherwise the first violation of an answer hides the others. The code is smaller, too.
    allErrors: true,
    allowUnionTypes: true,
    // `npm run contract:lint` validates it in less time.
    validateSchema: false,
    // Lengths count UTF-16 code units. That needs no further code, and no length of an answer is more than 1.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing replaces it
    unicode: false,
    // The logger would warn that `unicode` is deprecated.
    logger: false,
    formats: FORMATS,
    code,
  });
  ajv.addVocabulary(['example', 'externalDocs']);
  // ajv's own keyword copies all violations for each item: 10,000 wrong employees would take 3.5 s instead of 1 ms.
  ajv.removeKeyword('items').addKeyword({
    keyword: 'items',
    type: 'array',
    schemaType: ['object', 'boolean'],
    code(context) {
      const { gen, data } = context;
      const i = gen.name('i');
      const isGoingOn = _`${i} < ${data}.length && errors < ${LIMIT}`;
      gen.for(_`let ${i} = 0; ${isGoingOn}; ${i}++`, () => {
        context.subschema(
          { keyword: 'items', dataProp: i, dataPropType: Type.Num },
          gen.name('valid'),
        );
      });
    },
  });
  return ajv;
}

/**
 * Adds the schemas of an OpenAPI document to `ajv`. `validatorOf` gets the id of each schema of a body or parameter.
 */
export function readCalls<Validator>(
  document: unknown,
  ajv: Ajv,
  validatorOf: (id: string) => Validator,
): Calls<Validator> {
  // The name of a schema becomes its id, so that ajv compiles it once for all references.
  const root: unknown = JSON.parse(
    JSON.stringify(document).replaceAll('#/components/schemas/', ''),
  );
  const resolved = (node: unknown): unknown => {
    const reference = isRecord(node) ? node['$ref'] : undefined;
    return typeof reference === 'string' ? at(root, ...reference.split('/').slice(1)) : node;
  };
  const at = (node: unknown, ...keys: string[]): unknown =>
    keys.reduce((parent, key) => (isRecord(parent) ? parent[key] : undefined), resolved(node));
  const entries = (node: unknown) => Object.entries(isRecord(node) ? node : {});
  const list = (node: unknown): unknown[] => (Array.isArray(node) ? node : []);

  for (const [name, schema] of entries(at(root, 'components', 'schemas'))) {
    if (isRecord(schema)) ajv.addSchema(schema, name);
  }

  function validator(schema: unknown, id: string): Validator | undefined {
    if (!isRecord(schema)) return undefined;
    if (typeof schema['$ref'] === 'string') return validatorOf(schema['$ref']);
    // This is a copy, because ajv would write the code of an object with two ids twice, under one name.
    ajv.addSchema({ ...schema }, id);
    return validatorOf(id);
  }
  const bodyOf = (owner: unknown, id: string) =>
    validator(at(owner, 'content', 'application/json', 'schema'), id);

  const calls: Calls<Validator> = { answers: [], requests: {} };
  for (const [path, item] of entries(at(root, 'paths'))) {
    for (const [method, operation] of entries(item)) {
      const responses = entries(at(operation, 'responses'));
      if (responses.length === 0) continue;
      const id = String(at(operation, 'operationId'));
      const statuses: Record<string, Validator | null> = {};
      for (const [status, answer] of responses) {
        statuses[status] = bodyOf(answer, id + status) ?? null;
      }
      calls.answers.push({
        id,
        method,
        path: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        statuses,
      });
      const body = at(operation, 'requestBody');
      const declared = [...list(at(item, 'parameters')), ...list(at(operation, 'parameters'))];
      const parameters = declared.flatMap((parameter) => {
        const name = String(at(parameter, 'name'));
        const validate = validator(at(parameter, 'schema'), id + name);
        const isInPath = at(parameter, 'in') === 'path';
        const isRequired = at(parameter, 'required') === true;
        return validate ? [{ name, isInPath, isRequired, validate }] : [];
      });
      calls.requests[id] = {
        parameters,
        validate: bodyOf(body, `${id}Body`) ?? null,
        needsBody: at(body, 'required') === true,
      };
    }
  }
  // A path without placeholders comes first, so that it matches first.
  calls.answers.sort(
    (a, b) => Number(a.path.source.includes('<')) - Number(b.path.source.includes('<')),
  );
  return calls;
}

/**
 * Compiles the schemas of an OpenAPI document when they are first needed. This uses `eval`, so the page uses what
 * vite/contractModules.ts writes instead.
 */
export function createContractValidator(document: unknown): CallChecks {
  const ajv = addFormats(createAjv());
  const validatorOf = (id: string): Validate => {
    const validate: Validate = (value) => {
      // ajv keeps what it has compiled.
      const compiled = ajv.getSchema(id);
      const isValid = compiled?.(value) === true;
      validate.errors = compiled?.errors;
      return isValid;
    };
    return validate;
  };
  return createCallChecks(readCalls(document, ajv, validatorOf));
}
