import { isUsableId } from '../../domain/ids';
import { decoded, joinIds } from './addresses';

/** A query parameter that holds a part of a screen's state (specification, Address). */
export interface Parameter<Value> {
  /** The value if the parameter is missing or invalid. It is never written to the address. */
  initial: Value;
  /** Parses a text. Undefined for an invalid text. Should return the same object for equal texts. */
  parse: (text: string) => Value | undefined;
  /** Formats a value. Null for a value that is not written to the address. */
  format: (value: Value) => string | null;
}

/** Returns the value of a parameter. The text is null if the address does not have the parameter. */
export function readParameter<Value>(
  { initial, parse }: Parameter<Value>,
  text: string | null,
): Value {
  return (text === null ? undefined : parse(text)) ?? initial;
}

export type Parameters<Values> = { [Name in keyof Values]: Parameter<Values[Name]> };

/** Returns the values of all parameters in a query. */
export function readAll<Values extends object>(
  parameters: Parameters<Values>,
  search: string,
): Values {
  const query = new URLSearchParams(search);
  const values: Partial<Values> = {};
  for (const name in parameters) {
    values[name] = readParameter(parameters[name], query.get(name));
  }
  return values as Values;
}

/** Returns the query with some values changed: '' or a text with a question mark in front. */
export function writeAll<Values extends object>(
  parameters: Parameters<Values>,
  search: string,
  changes: Partial<Values>,
): string {
  const query = new URLSearchParams(search);
  for (const name in parameters) {
    const value = changes[name];
    if (value === undefined) continue;
    const { initial, format } = parameters[name];
    const text = format(value);
    if (text === null || text === format(initial)) query.delete(name);
    else query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A parameter with any text. */
export const textParameter: Parameter<string> = {
  initial: '',
  parse: (text) => text,
  format: (text) => text,
};

const PAGE_NUMBER = /^[1-9]\d{0,8}$/;

/** A page number, counted from 1. */
export const pageParameter: Parameter<number> = {
  initial: 1,
  parse: (text) => (PAGE_NUMBER.test(text) ? Number(text) : undefined),
  format: String,
};

/** Returns the number of pages with `size` rows. An empty table has one page. */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size));
}

/** Creates a parameter with one of these words. The first is the default. */
export function choiceParameter<Word extends string>(
  words: readonly [Word, ...Word[]],
): Parameter<Word> {
  return {
    initial: words[0],
    parse: (text) => words.find((word) => word === text),
    format: (word) => word,
  };
}

/** A parameter with encoded ids, separated by commas. It omits ids that must not be sent (specification, Ids). */
export const idsParameter: Parameter<readonly string[]> = {
  initial: [],
  parse: (text) => [...new Set(text.split(',').map(decoded).filter(isUsableId))],
  format: (ids) => joinIds(ids) || null,
};

/** A parameter with names, separated by commas. */
export const namesParameter: Parameter<readonly string[]> = {
  initial: [],
  parse: (text) => text.split(',').filter((name) => /^[a-z-]{1,40}$/.test(name)),
  format: (names) => names.join(',') || null,
};
