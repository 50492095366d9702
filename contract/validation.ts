import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createCallChecks, type CallChecks } from './callChecks';

/** Validates requests and responses against an OpenAPI 3.1 document. Compiles a schema when it is first needed. */
export function createContractValidator(document: unknown): CallChecks {
  // Strict mode would reject the OpenAPI keywords that are not part of JSON Schema. The document is no JSON Schema, so
  // to validate it as one would take time and find nothing.
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  addFormats(ajv);
  if (typeof document !== 'object' || document === null)
    throw new Error('The contract is no OpenAPI document');
  ajv.addSchema(document, 'contract');
  const compiled = new Map<string, ValidateFunction>();

  return createCallChecks(document, (pointer, value) => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${encodeURI(pointer)}` });
    compiled.set(pointer, check);
    return check(value) ? [] : (check.errors ?? []);
  });
}
