import { isRole } from '../../../domain/constants';
import { isIsoDate } from '../../../domain/isoDate';
import { textParameter, type Parameter } from '../../../lib/url/parameters';
import { rangeParameter } from '../../../lib/url/rangeParameter';

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
