import { useAddressState } from '../../lib/url/addressState';
import { isRole } from '../../domain/constants';
import { isIsoDate } from '../../domain/isoDate';
import { rangeParameter } from '../../lib/url/rangeParameter';
import { orderParameter } from './order/order';
import { toSearchText } from '../../api/employees';
import {
  type Parameter,
  choiceParameter,
  idsParameter,
  pageParameter,
  readAll,
  textParameter,
  writeAll,
} from '../../lib/url/parameters';

/** The text that was searched for; null before the first search. An empty text matches all employees. */
const searchParameter: Parameter<string | null> = {
  initial: null,
  parse: toSearchText,
  format: (text) => text,
};

const savedParameter: Parameter<number> = {
  initial: 0,
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  format: String,
};

/** The possible numbers of rows on a page of the table. */
export const PAGE_SIZES = ['25', '50', '100'] as const;

/**
 * Returns a text parameter that accepts what `isFormed` accepts. Any other text filters nothing
 * (specification, Address).
 */
const validText = (isFormed: (text: string) => boolean): Parameter<string> => ({
  ...textParameter,
  parse: (text) => (isFormed(text) ? text : undefined),
});

/** The query parameters of the filters above the results. An empty text filters nothing. */
export const FILTER_PARAMETERS = {
  role: validText(isRole),
  position: textParameter,
  /** The year of the hire date. */
  hired: validText((text) => /^\d{4}$/.test(text)),
  /** A range of the number of evaluations. */
  evaluations: rangeParameter,
  /** A range of the average score. */
  average: rangeParameter,
  /** A day, as in '2026-01-31'. */
  before: validText((text) => text.length === 10 && isIsoDate(text)),
};

export type FilterName = keyof typeof FILTER_PARAMETERS;
export type Filters = Readonly<Record<FilterName, string>>;

const PARAMETERS = {
  q: searchParameter,
  view: choiceParameter(['cards', 'table']),
  order: orderParameter,
  /** The names of the table's columns, separated by commas; empty for the default columns. `parseColumns` reads it. */
  columns: textParameter,
  page: pageParameter,
  size: choiceParameter(PAGE_SIZES),
  density: choiceParameter(['standard', 'compact', 'comfortable']),
  ...FILTER_PARAMETERS,
  /** The ids of the employees who are selected. */
  chosen: idsParameter,
  /** The id of the saved view that was opened; 0 for none. */
  saved: savedParameter,
};

/**
 * Returns the state of Results in the address. Call it only once in a screen, because a second caller would not see
 * changes before the next render.
 */
export const useResultsAddress = () => useAddressState(PARAMETERS);

export type ResultsAddress = ReturnType<typeof useResultsAddress>;
export type Density = ResultsAddress[0]['density'];

/** Returns the id of the saved view that an address of Results was opened with; 0 for none. */
export const savedViewIdIn = (search: string) => readAll(PARAMETERS, search).saved;

/** Returns the address of Results with the id of a saved view. */
export const withSavedViewId = (search: string, saved: number) =>
  writeAll(PARAMETERS, search, { saved });

/** Returns the query parameters that a saved view keeps. The page of the table is left out, because its rows change. */
export const toSavedSearch = (search: string) =>
  writeAll(PARAMETERS, '', { ...readAll(PARAMETERS, search), page: 1, saved: 0 });
