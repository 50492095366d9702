import { isRole } from '../../../domain/constants';
import { isIsoDate } from '../../../lib/text/display';
import { textParameter, type Parameter } from '../../../lib/url/parameters';

/** A text of a certain form. Another text filters nothing (specification, Address). */
const formed = (isFormed: (text: string) => boolean): Parameter<string> => ({
  ...textParameter,
  parse: (text) => (isFormed(text) ? text : undefined),
});

/** A number, or none. */
export const isBound = (text: string) => /^(\d{1,6}(\.\d{1,2})?)?$/.test(text);

/** Two numbers, either of which can be missing: '2-5', '2-', '-5'. */
function isRange(text: string) {
  const bounds = text.split('-');
  return text !== '-' && bounds.length === 2 && bounds.every(isBound);
}

/** The query parameters of the filters above the results. An empty text filters nothing. */
export const FILTER_PARAMETERS = {
  role: formed(isRole),
  position: textParameter,
  /** The year of the hire date. */
  hired: formed((text) => /^\d{4}$/.test(text)),
  /** A range of the number of evaluations. */
  evaluations: formed(isRange),
  /** A range of the average score. */
  average: formed(isRange),
  /** A day, as in '2026-01-31'. */
  before: formed((text) => text.length === 10 && isIsoDate(text)),
};

export type FilterName = keyof typeof FILTER_PARAMETERS;
export type Filters = Readonly<Record<FilterName, string>>;
