import { isRecord } from '../../../src/domain/isRecord';
import { namesOf, objectOf, requiredOf, type Schema } from './names';

/** A difference between an answer and the contract. */
export interface Deviation {
  rule: 'envelope' | 'names' | 'id-texts' | 'dates';
  /** The required change by the developers of the host. */
  change: string;
  got: string;
}

/**
 * Converts an answer to the form of the contract. Each deviation is then reported once, and the checks can find other
 * problems.
 */
export function normalise(schema: unknown, sent: unknown) {
  const deviationsByChange = new Map<string, Deviation>();
  const note = (deviation: Deviation) => {
    if (!deviationsByChange.has(deviation.change))
      deviationsByChange.set(deviation.change, deviation);
  };
  const body = read(objectOf(schema), sent, '');
  return { body, deviations: [...deviationsByChange.values()] };

  function read(node: Schema, value: unknown, name: string): unknown {
    const envelope = envelopeOf(node, value);
    if (envelope !== undefined && isRecord(value)) {
      const got = `the answer within { ${envelope} }`;
      note({ rule: 'envelope', change: `Send the answer itself, not within { ${envelope} }`, got });
      return read(node, value[envelope], name);
    }
    if (Array.isArray(value)) {
      const items = objectOf(node['items']);
      return value.map((item) => read(items, item, name));
    }
    return isRecord(value) ? readObject(node, value) : readLeaf(node, value, name);
  }

  function readObject(node: Schema, value: Schema) {
    const properties = objectOf(node['properties']);
    const names = namesOf(properties, value);
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
      const name = names.get(key) ?? key;
      const got = `the property "${key}"`;
      if (name !== key) note({ rule: 'names', change: `Rename \`${key}\` to \`${name}\``, got });
      return [name, read(objectOf(properties[name]), inner, name)];
    });
    return Object.fromEntries(entries);
  }

  function readLeaf({ format }: Schema, value: unknown, name: string): unknown {
    const got = `${typeof value} ${JSON.stringify(value)}`;
    if (name === '_id' && typeof value === 'number') {
      note({ rule: 'id-texts', change: 'Send `_id` as a text, not as a number', got });
      return String(value);
    }
    if ((format !== 'date' && format !== 'date-time') || isRight(format, value)) return value;
    const time = timeOf(value);
    if (time === undefined) return value;
    note({ rule: 'dates', change: dateAdvice(format, name), got });
    if (format === 'date-time') return time;
    return (/^\d{4}-/.test(String(value)) ? String(value) : time).slice(0, 10);
  }
}

export const dateAdvice = (format: 'date' | 'date-time', name: string) =>
  format === 'date'
    ? `Send \`${name}\` as a day, such as 2025-05-04`
    : `Send \`${name}\` as a time with its zone, such as 2025-05-04T09:30:00Z`;

/** Returns the property that contains the answer, if the answer is wrapped in another object. */
function envelopeOf(node: Schema, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  if (node['type'] === 'array') {
    const lists = keys.filter((key) => Array.isArray(value[key]));
    return lists.length === 1 ? lists[0] : undefined;
  }
  return isThere(node, value) ? undefined : keys.find((key) => isThere(node, value[key]));
}

/** Whether an object matches a schema: it has the required properties or, if none is required, at least two others. */
function isThere(node: Schema, value: unknown): boolean {
  const properties = objectOf(node['properties']);
  if (!isRecord(value)) return false;
  const renamed = [...namesOf(properties, value).values()];
  const names = new Set([...Object.keys(value), ...renamed].filter((name) => name in properties));
  const required = requiredOf(node);
  return required.length > 0
    ? required.every((name) => names.has(name))
    : names.size >= Math.min(2, Object.keys(properties).length);
}

const RIGHT = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
};

const isRight = (format: keyof typeof RIGHT, value: unknown) =>
  typeof value === 'string' && RIGHT[format].test(value);

/** Parses a time. Numbers are milliseconds or seconds since 1970. */
function timeOf(value: unknown): string | undefined {
  const isTime = typeof value === 'number' && value > 1e8 && value < 1e14;
  const isText = typeof value === 'string' && /^\d{4}-\d\d-\d\d|\d{1,4}[./]\d{1,2}/.test(value);
  if (!isTime && !isText) return undefined;
  const time = new Date(typeof value === 'number' && value < 1e11 ? value * 1000 : value);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
