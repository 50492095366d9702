import type { ErrorObject } from 'ajv';
import { isRecord } from '../../../../src/api/decode/values';
import { shown } from '../../context';
import type { Exchange, Problem } from '../../model';

/** The only property of an object, if it is a container. */
export function envelopeOf(body: unknown): string[] {
  if (!isRecord(body)) return [];
  return Object.keys(body).filter((key) => typeof body[key] === 'object' && body[key] !== null);
}

/** Whether the error is about the body itself and not about a part of it. */
export const isOfTheWhole = ({ instancePath }: ErrorObject) => instancePath === '';

const pointerOf = ({ instancePath, keyword, params }: ErrorObject) =>
  keyword === 'required' ? `${instancePath}/${String(params['missingProperty'])}` : instancePath;

/** Of one answer. The others of a long list are like these. */
const MOST_ERRORS = 100;

/** Without the errors of the alternatives around a wrong value. */
export function innermost(errors: ErrorObject[]): ErrorObject[] {
  const first = errors.slice(0, MOST_ERRORS);
  const pointers = first.map(pointerOf);
  return first.filter(
    (error, index) =>
      pointers.indexOf(pointerOf(error)) === index &&
      !pointers.some((other) => other.startsWith(`${pointerOf(error)}/`)),
  );
}

/** Whether the answer says that there is no figure, which `statistics-none` looks at. */
export const isZeroFigure = (error: ErrorObject, { operation, body }: Exchange) =>
  operation === 'getStatistics' &&
  error.keyword === 'minimum' &&
  valueAt(body, error.instancePath) === 0;

/** Of these a screen makes a failed load. Any other wrong value is shown as missing (spec decision 26). */
const CONTAINERS = ['body', '_id', 'employees', 'evaluations', 'token'];

export function schemaProblem(error: ErrorObject, { operation, body }: Exchange): Problem {
  const pointer = pointerOf(error);
  const name = pointer.split('/').findLast((key) => key !== '' && !/^\d+$/.test(key)) ?? 'body';
  const isMissing = error.keyword === 'required';
  const value = valueAt(body, pointer);
  // Their answers have tokens.
  const isSecret = operation === 'login' || operation === 'register';
  return {
    cause: `${name} ${isMissing ? 'missing' : error.keyword}`,
    expected: isMissing ? `the property "${name}"` : expectationOf(error),
    got: isSecret ? typeof value : `${shown(value)}${timeHint(value)}`,
    ...(!CONTAINERS.includes(name) && { severity: 'wrong data' }),
    pointer,
  };
}

/** Says of a large number that it is a time: dates are texts in the contract. */
function timeHint(value: unknown): string {
  const isTime = typeof value === 'number' && value > 1e11 && value < 1e14;
  return isTime ? `, which as milliseconds since 1970 is ${new Date(value).toISOString()}` : '';
}

function expectationOf({ keyword, params, message = 'another value' }: ErrorObject): string {
  if (keyword === 'type') return [params['type']].flat().join(' or ');
  if (keyword === 'format') return `a ${String(params['format'])} of ISO 8601`;
  if (keyword === 'enum') return `one of ${[params['allowedValues']].flat().join(', ')}`;
  return message;
}

function valueAt(body: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, key) => {
      if (Array.isArray(parent)) return parent[Number(key)];
      return isRecord(parent) ? parent[key] : undefined;
    }, body);
}
