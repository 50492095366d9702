import { answers } from 'virtual:contract-validators';
import { expectation, pointerOf, valueAt, withoutAlternatives } from './violations';

/** An answer of the API, as axios has parsed it. */
interface Answer {
  method: string;
  /** Without the base URL and the query. */
  path: string;
  status: number;
  contentType: string;
  body: unknown;
}

/** One difference between an answer and the contract. It holds no value of the answer. */
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

/**
 * Compares an answer with the contract. An answer to a call that is not in the contract has no findings. `describe`
 * puts a value into words. By default it gives the type only.
 */
export function findingsOf(answer: Answer, describe = typeOf): Finding[] {
  const { method, path, status, body, contentType } = answer;
  const operation = answers.find((known) => known.method === method && known.path.test(path));
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
  return withoutAlternatives(validate.errors ?? []).map((violation) => {
    const pointer = pointerOf(violation);
    const got = violation.keyword === 'required' ? 'nothing' : describe(valueAt(body, pointer));
    return finding(pointer, violation.keyword, expectation(violation), got);
  });
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'empty string';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Another content type is not named: it could hold any text. */
function knownType(contentType: string): string {
  const known = ['text/html', 'text/plain', 'text/xml', 'application/xml', 'application/json'];
  return known.find((type) => contentType.startsWith(type)) ?? 'another content type';
}
