import { operations, type Violation } from 'virtual:contract-validators';

/** An answer of the API, as axios has parsed it. */
interface Answer {
  method: string;
  /** Without the base URL and the query. */
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}

/** One thing in an answer that is not as the contract says. It holds no value of the answer. */
export interface Finding {
  /** The `operationId`. */
  operation: string;
  status: number;
  /** A JSON pointer into the body. */
  pointer: string;
  /** The keyword of JSON Schema, or `status`, `body` or `json`. */
  keyword: string;
  expected: string;
  got: string;
}

/** Says what a value is; by default its type and nothing of the value. */
type Describe = (value: unknown) => string;

/** Compares an answer with the contract. An answer to a call that is not in the contract has no findings. */
export function findingsOf(answer: Answer, describe: Describe = typeOf): Finding[] {
  const { method, path, status, body, contentType } = answer;
  const operation = operations.find((known) => known.method === method && known.path.test(path));
  if (!operation) return [];
  const finding = (pointer: string, keyword: string, expected: string, got: string): Finding => ({
    operation: operation.id,
    status,
    pointer,
    keyword,
    expected,
    got,
  });

  const validate = operation.statuses[status];
  if (validate === undefined) {
    const declared = Object.keys(operation.statuses).join(', ');
    return [finding('', 'status', `one of ${declared}`, String(status))];
  }
  if (validate === null) return [];
  if (body === '' || body === undefined) return [finding('', 'body', 'JSON', 'nothing')];
  if (typeof body === 'string') return [finding('', 'json', 'JSON', knownType(contentType))];
  if (validate(body)) return [];
  return withoutAlternatives(validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    keyword === 'required'
      ? finding(
          `${instancePath}/${String(params['missingProperty'])}`,
          keyword,
          'required property',
          'nothing',
        )
      : finding(
          instancePath,
          keyword,
          expectation(keyword, params),
          describe(valueAt(body, instancePath)),
        ),
  );
}

/**
 * Of alternatives, ajv reports what each of them refuses. What is wrong inside of one is the finding, or else that the
 * value has none of their types.
 */
function withoutAlternatives(violations: Violation[]): Violation[] {
  const kept: Violation[] = [];
  for (const violation of violations) {
    const { instancePath: pointer, keyword } = violation;
    if (keyword !== 'oneOf') {
      kept.push(violation);
      continue;
    }
    const isOther = ({ instancePath }: Violation) => !`${instancePath}/`.startsWith(`${pointer}/`);
    const refusals = kept.splice(kept.findLastIndex(isOther) + 1);
    const inside = refusals.filter((refusal) => {
      return refusal.keyword !== 'type' || refusal.instancePath !== pointer;
    });
    const type = refusals.flatMap(({ params }) => params['type']);
    kept.push(...(inside.length > 0 ? inside : [{ ...violation, params: { type } }]));
  }
  return kept;
}

function expectation(keyword: string, params: Violation['params']): string {
  const { type, allowedValues, comparison, limit, format } = params;
  if (type !== undefined) return listed(type).join(' or ');
  if (allowedValues !== undefined) return `one of ${listed(allowedValues).join(', ')}`;
  if (comparison !== undefined) return listed([comparison, limit]).join(' ');
  if (limit !== undefined) return listed([keyword, limit]).join(' ');
  return format === undefined ? keyword : `string in the format ${listed(format).join()}`;
}

const listed = (values: unknown) => [values].flat().map(String);

/** The value that a JSON pointer leads to. */
function valueAt(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (parent, key) =>
        typeof parent === 'object' && parent !== null
          ? Reflect.get(parent, key.replaceAll('~1', '/').replaceAll('~0', '~'))
          : undefined,
      body,
    );
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'empty string';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The content type could hold any text. */
function knownType(contentType: string): string {
  const known = ['text/html', 'text/plain', 'text/xml', 'application/xml', 'application/json'];
  return known.find((type) => contentType.startsWith(type)) ?? 'another content type';
}
