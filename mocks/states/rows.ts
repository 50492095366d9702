import {
  BROKEN_ANSWERS,
  type Condition,
  type Delay,
  type Json,
  type Row,
} from '../engine/arrangement';
import { failuresOf, isOperationId, placeholdersOf, type OperationId } from '../engine/operations';
import {
  at,
  collect,
  integer,
  list,
  object,
  oneOf,
  optional,
  record,
  refuse,
  shown,
  text,
  type Reader,
} from './reader';
import { isRecord } from '../../src/domain/isRecord';

const MOST_ROWS = 20;
const LONGEST_DELAY = 600_000;
const MOST_TIMES = 1_000;
const DEEPEST = 50;

const DELAYS = ['none', 'real', 'forever'] as const;
const named = oneOf(DELAYS);
const milliseconds = integer(0, LONGEST_DELAY);

const delay: Reader<Delay> = (value, path) =>
  typeof value === 'number' ? milliseconds(value, path) : named(value, path);

const status = integer(200, 599);

/** The rows of every operation, by its id. */
export const rows = (value: unknown, path: string) => {
  const entries = Object.entries(record(value, path));
  const read = collect(
    entries.map(([id, given]) => (): [OperationId, Row[]] => {
      const place = at(path, id);
      if (!isOperationId(id)) refuse(place, 'is no operation of the contract');
      return [id, list(rowOf(id), MOST_ROWS)(given, place)];
    }),
  );
  return Object.fromEntries(read);
};

function rowOf(id: OperationId): Reader<Row> {
  const terms = {
    delay: optional(delay),
    times: optional(integer(1, MOST_TIMES)),
    when: optional(conditionOf(id)),
  };
  const readers = {
    mock: object({ answer: oneOf(['mock']), ...terms }),
    real: object({ answer: oneOf(['real']), ...terms }),
    fixed: object({ answer: oneOf(['fixed']), status, body: optional(json), ...terms }),
    failure: object({
      answer: oneOf(['failure']),
      failure: failureOf(id),
      message: optional(text(500)),
      ...terms,
    }),
    replay: object({ answer: oneOf(['replay']), otherwise: optional(oneOf(['mock'])), ...terms }),
  };
  const kind = oneOf(['mock', 'real', 'fixed', 'failure', 'replay']);
  return (value, path) =>
    readers[kind(record(value, path)['answer'], at(path, 'answer'))](value, path);
}

function failureOf(id: OperationId): Reader<Extract<Row, { answer: 'failure' }>['failure']> {
  const failures = failuresOf(id);
  const broken = oneOf(BROKEN_ANSWERS);
  return (value, path) => {
    if (typeof value !== 'number') return broken(value, path);
    const isListed = failures.includes(value);
    return isListed
      ? value
      : refuse(path, `must be a failure that the contract lists: ${failures.join(', ')}`);
  };
}

function conditionOf(id: OperationId): Reader<Condition> {
  const reader = object<Condition>({
    in: oneOf(['path', 'query']),
    name: text(100),
    equals: text(500),
  });
  return (value, path) => {
    const condition = reader(value, path);
    const names = placeholdersOf(id);
    if (condition.in === 'path' && !names.includes(condition.name)) {
      const known = names.length > 0 ? names.join(', ') : 'none';
      refuse(at(path, 'name'), `is no path parameter of ${id}, which has ${known}`);
    }
    return condition;
  };
}

export const json: Reader<Json> = (value, path) => jsonWithin(value, path, DEEPEST);

function jsonWithin(value: unknown, path: string, depth: number): Json {
  if (depth === 0) refuse(path, `is deeper than ${DEEPEST} levels`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => jsonWithin(item, `${path}[${index}]`, depth - 1));
  }
  if (!isRecord(value)) return refuse(path, `must be JSON, and is ${shown(value)}`);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, jsonWithin(inner, at(path, key), depth - 1)]),
  );
}
