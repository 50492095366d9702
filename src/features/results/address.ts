import { useAddressState } from '../../lib/url/addressState';
import { FILTER_PARAMETERS } from './filters/parameters';
import {
  type Parameter,
  choiceParameter,
  idsParameter,
  pageParameter,
  textParameter,
} from '../../lib/url/parameters';

/** The text that was searched for; null before the first search, since an empty text finds everybody. */
const searchParameter: Parameter<string | null> = {
  initial: null,
  parse: (text) => text,
  format: (text) => text,
};

/** Rows of a page of the table. */
export const PAGE_SIZES = ['25', '50', '100'] as const;

/** The query parameters of Results. Only the table knows what its own texts mean. */
const PARAMETERS = {
  q: searchParameter,
  view: choiceParameter(['cards', 'table']),
  /** The column that sorts the table, with a minus sign in front where it descends. */
  sort: textParameter,
  /** The table's column filter (`formatFilter`). */
  filter: textParameter,
  /** The words of the table's quick filter. */
  find: textParameter,
  /** The table's columns, separated by commas; all of them for an empty text. */
  columns: textParameter,
  page: pageParameter,
  size: choiceParameter(PAGE_SIZES),
  density: choiceParameter(['standard', 'compact', 'comfortable']),
  ...FILTER_PARAMETERS,
  /** The ids of the employees who are chosen for the comparison. */
  chosen: idsParameter,
};

/** Call it once in a screen: one caller does not know the changes of another before they are rendered. */
export const useResultsAddress = () => useAddressState(PARAMETERS);

export type ResultsAddress = ReturnType<typeof useResultsAddress>;
export type Density = ResultsAddress[0]['density'];
