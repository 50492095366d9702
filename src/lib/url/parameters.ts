import { isUsableId } from '../../domain/ids';
import { decoded } from './addresses';

/** A part of a screen's state that is a query parameter of its address (specification, Address). */
export interface Parameter<Value> {
  /** Stands for a missing parameter and for one that cannot be parsed. The address never names it. */
  initial: Value;
  /** Undefined where the text is no value of this parameter. Equal texts should give the same object. */
  parse: (text: string) => Value | undefined;
  /** Null for a value that the address does not name. */
  format: (value: Value) => string | null;
}

/** The value of a parameter, given its text or null where the address has none. */
export function readParameter<Value>(
  { initial, parse }: Parameter<Value>,
  text: string | null,
): Value {
  return (text === null ? undefined : parse(text)) ?? initial;
}

export type Parameters<Values> = { [Name in keyof Values]: Parameter<Values[Name]> };

/** The values of all parameters in a query. */
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

/** The query with some of its parameters changed. Empty where it names none. */
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

/** Any text. */
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

/** How many pages of `size` rows there are; an empty table has one. */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size));
}

/** One of a few words, of which the first is the default. */
export function choiceParameter<Word extends string>(
  words: readonly [Word, ...Word[]],
): Parameter<Word> {
  return {
    initial: words[0],
    parse: (text) => words.find((word) => word === text),
    format: (word) => word,
  };
}

/** Ids, each encoded, separated by commas. Ids that must not be sent are left out (specification, Ids). */
export const idsParameter: Parameter<readonly string[]> = {
  initial: [],
  parse: (text) => [...new Set(text.split(',').map(decoded).filter(isUsableId))],
  format: (ids) => ids.map(encodeURIComponent).join(',') || null,
};

/** Names, separated by commas. */
export const namesParameter: Parameter<readonly string[]> = {
  initial: [],
  parse: (text) => text.split(',').filter((name) => /^[a-z-]{1,40}$/.test(name)),
  format: (names) => names.join(',') || null,
};
