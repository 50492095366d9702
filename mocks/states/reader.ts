import { isRecord } from '../../src/domain/isRecord';

/** Returns the value with its type, or throws an `Invalid` that names every problem in it. */
export type Reader<T> = (value: unknown, path: string) => T;

export class Invalid extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export function refuse(path: string, reason: string): never {
  throw new Invalid([`${path} ${reason}`]);
}

/** A short form of a value, for a message. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'missing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

export function text(most: number): Reader<string> {
  return (value, path) => {
    if (typeof value !== 'string') refuse(path, `must be a text, and is ${shown(value)}`);
    if (value.length > most) refuse(path, `is longer than ${most} characters`);
    return value;
  };
}

export function integer(from: number, to: number): Reader<number> {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
      ? value
      : refuse(path, `must be a whole number from ${from} to ${to}, and is ${shown(value)}`);
}

export function oneOf<const T extends string>(allowed: readonly T[]): Reader<T> {
  return (value, path) =>
    allowed.find((one) => one === value) ??
    refuse(path, `must be one of ${allowed.join(', ')}, and is ${shown(value)}`);
}

export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  return (value, path) => (value === undefined ? undefined : reader(value, path));
}

export function list<T>(reader: Reader<T>, most: number): Reader<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) refuse(path, `must be a list, and is ${shown(value)}`);
    if (value.length > most) refuse(path, `has more than ${most} items`);
    return collect(value.map((item: unknown, index) => () => reader(item, `${path}[${index}]`)));
  };
}

/** An object of these properties and no others. Those that are undefined are left out. */
export function object<T extends object>(readers: { [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  return (value, path) => {
    const given = record(value, path);
    const unknown = Object.keys(given).filter((key) => !Object.hasOwn(readers, key));
    const entries = collect([
      ...unknown.map((key) => () => refuse(at(path, key), 'is not known')),
      ...Object.entries<Reader<unknown>>(readers).map(([key, reader]) => (): [string, unknown] => [
        key,
        reader(given[key], at(path, key)),
      ]),
    ]);
    // The keys and the types of the values are those of the readers.
    return Object.fromEntries(entries.filter(([, read]) => read !== undefined)) as T;
  };
}

export function record(value: unknown, path: string): Record<string, unknown> {
  return isRecord(value) ? value : refuse(path, `must be an object, and is ${shown(value)}`);
}

/** Calls each function. Throws the problems of all of them. */
export function collect<T>(reads: readonly (() => T)[]): T[] {
  let problems: string[] = [];
  const results: T[] = [];
  for (const read of reads) {
    try {
      results.push(read());
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      problems = problems.concat(error.problems);
    }
  }
  if (problems.length > 0) throw new Invalid(problems);
  return results;
}

/** The path of a property. The top of the file has the path ''. */
export function at(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
