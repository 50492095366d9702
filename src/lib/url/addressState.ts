import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A part of a screen's state that is a query parameter of its address (decision 28). */
export interface Parameter<Value> {
  /** Stands for a missing parameter and for one that cannot be parsed. The address never names it. */
  initial: Value;
  /** Undefined where the text is no value of this parameter. Equal texts should give the same object. */
  parse: (text: string) => Value | undefined;
  /** Null for a value that the address does not name. */
  format: (value: Value) => string | null;
}

type Parameters<Values> = { [Name in keyof Values]: Parameter<Values[Name]> };

interface UpdateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** Scrolls to the start of the screen, as another page of a list does. Otherwise the scroll position stays. */
  scrollToTop?: boolean;
  /** Renders before it returns, as `flushSync` of React. Not for effects. */
  flushSync?: boolean;
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

/** One of a few words, of which the first is the default. */
export function choiceParameter<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
): Parameter<Choice> {
  return {
    initial: choices[0],
    parse: (text) => choices.find((choice) => choice === text),
    format: (choice) => choice,
  };
}

/**
 * The state of a screen, held by the query parameters of its address: Back, Forward, a reload and a shared link
 * show the same. `parameters` must be the same object on every render. The second part changes some of the
 * values, as a new history entry or in place of the current one.
 */
export function useAddressState<Values extends object>(parameters: Parameters<Values>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readAll(parameters, search), [parameters, search]);

  // Two changes may come before the first of them has been rendered.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  const update = useCallback(
    (changes: Partial<Values>, options: UpdateOptions = {}) => {
      const { replace = false, scrollToTop = false, flushSync = false } = options;
      const next = writeAll(parameters, latest.current, changes);
      if (next === latest.current) return;
      latest.current = next;
      void navigate({ search: next }, { replace, preventScrollReset: !scrollToTop, flushSync });
    },
    [parameters, navigate],
  );
  return [values, update] as const;
}

function readAll<Values extends object>(parameters: Parameters<Values>, search: string): Values {
  const query = new URLSearchParams(search);
  const values: Partial<Values> = {};
  for (const name in parameters) {
    const { initial, parse } = parameters[name];
    const text = query.get(name);
    values[name] = (text === null ? undefined : parse(text)) ?? initial;
  }
  return values as Values;
}

function writeAll<Values extends object>(
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
