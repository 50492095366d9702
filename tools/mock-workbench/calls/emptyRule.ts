import { declaredAnswer } from '../../../contract/declared';
import type { Json, Rule } from '../../../mocks/engine/arrangement';
import { operationOf, type OperationId } from '../../../mocks/engine/operations';
import { isRecord } from '../../../src/domain/isRecord';
import { isJson } from '../model/json';

/**
 * A rule that answers with nothing, as the contract describes it: a list without items, figures without records, or no
 * record (404). A write gets a success without a body.
 */
export function emptyRule(id: OperationId): Rule {
  const { method, success } = operationOf(id);
  if (method !== 'GET') return { answer: 'failure', failure: 'empty' };
  const schema = declaredAnswer(operationOf(id), success)?.schema;
  return isOneRecord(schema)
    ? { answer: 'fixed', status: 404, body: exampleOf(id, 404) }
    : { answer: 'fixed', status: success, body: emptyValue(schema) };
}

/** The contract's example of an answer. Undefined where the answer has no body. */
export function exampleOf(id: OperationId, status: number): Json | undefined {
  const example = declaredAnswer(operationOf(id), status)?.example;
  return isJson(example) ? example : undefined;
}

const requiredIn = (schema: Record<string, unknown>): readonly unknown[] =>
  Array.isArray(schema['required']) ? schema['required'] : [];

const isOneRecord = (schema: unknown) => isRecord(schema) && requiredIn(schema).includes('_id');

/** Lists are empty and counts are 0. Everything else is left out. */
function emptyValue(schema: unknown): Json {
  if (!isRecord(schema)) return null;
  const { properties, minimum } = schema;
  const types = [schema['type']].flat();
  if (types.includes('array')) return [];
  if (!isRecord(properties)) return typeof minimum === 'number' ? minimum : null;
  const isCount = (inner: unknown) =>
    isRecord(inner) && [inner['type']].flat().includes('integer') && inner['minimum'] === 0;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, inner]) => requiredIn(schema).includes(name) || isCount(inner))
      .map(([name, inner]) => [name, emptyValue(inner)]),
  );
}
