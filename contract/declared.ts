import { CONTRACT } from './contract';
import type { Operation } from './operations';
import type { components } from '../src/api/schema';
import { isRecord } from '../src/domain/isRecord';

/** A JSON answer that the contract declares for a status of an operation. */
interface DeclaredAnswer {
  description: string;
  /** The JSON Schema, with all references resolved. Undefined for an answer without a body. */
  schema: unknown;
  example: unknown;
}

/** Returns the declared answer. Undefined for a status that the operation does not declare. */
export function declaredAnswer(
  { path, method }: Operation,
  status: number,
): DeclaredAnswer | undefined {
  const operation = at(CONTRACT, 'paths', path, method.toLowerCase());
  const answer = at(operation, 'responses', String(status));
  if (!isRecord(answer)) return undefined;
  const content = at(answer, 'content', 'application/json');
  return {
    description: String(answer['description']),
    schema: expanded(at(content, 'schema')),
    example: at(content, 'example'),
  };
}

export interface Property {
  name: string;
  /** The types of JSON Schema. An optional property also has `null`. */
  types: unknown[];
  /** The allowed strings. Undefined if every string is allowed. */
  values: string[] | undefined;
  format: unknown;
  /** The items of a list. Their `name` is that of the list with `[]`. */
  items: Property | undefined;
}

type SchemaName = keyof components['schemas'];

/** Returns the properties of a schema, in the order of the contract. */
export function propertiesOf(schema: SchemaName): Property[] {
  const properties = record(at(CONTRACT, 'components', 'schemas', schema, 'properties'));
  return Object.entries(properties).map(([name, node]) => propertyOf(name, node));
}

function propertyOf(name: string, node: unknown): Property {
  // Keywords beside a `$ref` are added to the referenced schema.
  const schema = { ...record(resolved(node)), ...record(node) };
  const { type, enum: values, format, items } = schema;
  return {
    name,
    types: [type].flat(),
    values: Array.isArray(values) ? values.filter((value) => typeof value === 'string') : undefined,
    format,
    items: isRecord(items) ? propertyOf(`${name}[]`, items) : undefined,
  };
}

function record(node: unknown): Record<string, unknown> {
  return isRecord(node) ? node : {};
}

function at(node: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (parent, key) => (isRecord(parent) ? resolved(parent[key]) : undefined),
    resolved(node),
  );
}

function resolved(node: unknown): unknown {
  const reference = isRecord(node) ? node['$ref'] : undefined;
  return typeof reference === 'string' ? at(CONTRACT, ...reference.split('/').slice(1)) : node;
}

function expanded(node: unknown): unknown {
  const target = resolved(node);
  if (Array.isArray(target)) return target.map(expanded);
  if (!isRecord(target)) return target;
  return Object.fromEntries(Object.entries(target).map(([key, value]) => [key, expanded(value)]));
}
