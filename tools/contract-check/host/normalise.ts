import { isRecord } from '../../../src/domain/isRecord';
import { namesOf, objectOf, requiredOf, type Schema } from './names';

/** What a host writes in another way than the contract: an envelope, another name, type or format. */
export interface Deviation {
  /** Deviations of one cause are mended in one place. */
  cause: string;
  /** What to change, in words for who writes the host. */
  change: string;
  expected: string;
  got: string;
  /** A JSON pointer into the body that was sent. */
  pointer: string;
  /** The same in the body as the contract wants it. */
  place: string;
}

/** Where a part of an answer is: in the body that was sent, and in that of the contract. */
interface Position {
  pointer: string;
  place: string;
}

/**
 * Reads an answer as if it were written as the contract says. So a deviation is found once, and the checks find what
 * else is wrong. The deviation `kept` stays in the body.
 */
export function normalise(schema: unknown, sent: unknown, kept?: Deviation) {
  const found = new Map<string, Deviation>();
  const body = read(objectOf(schema), sent, { pointer: '', place: '' });
  return { body, deviations: [...found.values()] };

  /** Whether the deviation is mended. */
  function mends(deviation: Deviation): boolean {
    const key = `${deviation.cause} ${deviation.change}`;
    if (!found.has(key)) found.set(key, deviation);
    return deviation.cause !== kept?.cause || deviation.change !== kept.change;
  }

  function read(node: Schema, value: unknown, at: Position): unknown {
    const key = envelopeOf(node, value);
    if (key !== undefined && isRecord(value)) return readEnvelope(node, value, key, at);
    if (Array.isArray(value)) {
      const items = objectOf(node['items']);
      return value.map((item, index) => read(items, item, below(at, String(index))));
    }
    return isRecord(value) ? readObject(node, value, at) : readLeaf(node, value, at);
  }

  function readEnvelope(node: Schema, value: Schema, key: string, { pointer, place }: Position) {
    const inside = { pointer: `${pointer}/${key}`, place };
    const isMended = mends({
      ...{ cause: 'envelope', ...inside, expected: 'the answer itself' },
      change: `Send the answer itself, not within { ${key} }`,
      got: `the answer within { ${key} }`,
    });
    const inner = read(node, value[key], inside);
    return isMended ? inner : { ...value, [key]: inner };
  }

  function readObject(node: Schema, value: Schema, at: Position) {
    const properties = objectOf(node['properties']);
    const names = namesOf(properties, value);
    const entries = Object.entries(value).map(([key, inner]) => {
      const name = names.get(key) ?? key;
      const place = below(at, key, name);
      const isMended = name === key || mends(nameDeviation(key, name, place));
      return [isMended ? name : key, read(objectOf(properties[name]), inner, place)] as const;
    });
    return Object.fromEntries(entries);
  }

  function readLeaf(node: Schema, value: unknown, at: Position): unknown {
    const isId = at.place.endsWith('/_id') && typeof value === 'number';
    const [deviation, right] = isId
      ? [idDeviation(value, at), String(value)]
      : dateIn(node, value, at);
    return deviation && mends(deviation) ? right : value;
  }
}

const below = ({ pointer, place }: Position, key: string, name = key): Position => ({
  pointer: `${pointer}/${key}`,
  place: `${place}/${name}`,
});

/** A host has one serializer, so its own names are one cause. */
const nameDeviation = (key: string, name: string, at: Position): Deviation => ({
  ...{ cause: 'own names', change: `Rename \`${key}\` to \`${name}\`` },
  ...{ expected: `the property "${name}"`, got: `the property "${key}"`, ...at },
});

const idDeviation = (value: number, at: Position): Deviation => ({
  ...{ cause: 'ids are numbers', change: 'Send `_id` as a text, not as a number' },
  ...{ expected: 'string', got: `number ${value}`, ...at },
});

/** A date in another format is one cause, whether or not it can be read. */
export function dateAdvice(format: 'date' | 'date-time', name: string, isNumber = false) {
  const [what, like] =
    format === 'date' ? ['a day', '2025-05-04'] : ['a time with its zone', '2025-05-04T09:30:00Z'];
  return {
    cause: isNumber ? 'dates are numbers' : `another format of ${format}`,
    change: `Send \`${name}\` as ${what}, such as ${like}${isNumber ? ', not as a number' : ''}`,
    expected: `string in the format ${format}`,
  };
}

/** The deviation of a date, and the date as the contract wants it. */
function dateIn({ format }: Schema, value: unknown, at: Position): [Deviation?, string?] {
  if ((format !== 'date' && format !== 'date-time') || isRight(format, value)) return [];
  const time = timeOf(value);
  if (time === undefined) return [];
  const sent = `${typeof value} ${JSON.stringify(value)}`;
  const isNumber = typeof value === 'number';
  const deviation = {
    ...dateAdvice(format, at.place.split('/').at(-1) ?? '', isNumber),
    got: isNumber ? `${sent}, which as a time is ${time}` : sent,
    ...at,
  };
  return [
    deviation,
    format === 'date-time'
      ? time
      : (/^\d{4}-/.test(String(value)) ? String(value) : time).slice(0, 10),
  ];
}

/** The property that holds the whole answer, where the answer itself is not there. */
function envelopeOf(node: Schema, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  if (node['type'] === 'array') {
    const lists = keys.filter((key) => Array.isArray(value[key]));
    return lists.length === 1 ? lists[0] : undefined;
  }
  return isThere(node, value) ? undefined : keys.find((key) => isThere(node, value[key]));
}

/** Whether an object has what is required, or at least two properties of a schema that requires none. */
function isThere(node: Schema, value: unknown): boolean {
  const properties = objectOf(node['properties']);
  if (!isRecord(value)) return false;
  const renamed = [...namesOf(properties, value).values()];
  const names = new Set([...Object.keys(value), ...renamed].filter((name) => name in properties));
  const required = requiredOf(node);
  return required.length > 0
    ? required.every((name) => names.has(String(name)))
    : names.size >= Math.min(2, Object.keys(properties).length);
}

const RIGHT = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
};

const isRight = (format: keyof typeof RIGHT, value: unknown) =>
  typeof value === 'string' && RIGHT[format].test(value);

/** Numbers are milliseconds or seconds since 1970. */
function timeOf(value: unknown): string | undefined {
  const isTime = typeof value === 'number' && value > 1e8 && value < 1e14;
  const isText = typeof value === 'string' && /^\d{4}-\d\d-\d\d|\d{1,4}[./]\d{1,2}/.test(value);
  if (!isTime && !isText) return undefined;
  const time = new Date(typeof value === 'number' && value < 1e11 ? value * 1000 : value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
