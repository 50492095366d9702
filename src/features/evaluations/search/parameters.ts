import { choiceParameter, pageParameter, textParameter } from '../../../lib/url/parameters';
import { rangeParameter } from '../../../lib/url/rangeParameter';
import { sortParameter } from '../../../lib/url/sortParameter';
import {
  NEWEST_FIRST,
  SORT_FIELDS,
  type EvaluationSorting,
  type SortField,
} from '../table/sorting';

/** Search, filters, order and page of a list of evaluations (specification, Address). */
export const SEARCH_PARAMETERS = {
  find: textParameter,
  /** The `personKey` of an evaluator; empty for all of them. */
  evaluator: textParameter,
  score: rangeParameter,
  'without-note': choiceParameter(['0', '1']),
  sort: sortParameter<SortField, EvaluationSorting>(SORT_FIELDS, NEWEST_FIRST),
  page: pageParameter,
};

export interface Filters {
  evaluator: string;
  score: string;
  'without-note': '0' | '1';
}

export const NO_FILTERS: Filters = { evaluator: '', score: '', 'without-note': '0' };

/** Returns the number of active filters. */
export const countFilters = (filters: Filters) =>
  [filters.evaluator !== '', filters.score !== '', filters['without-note'] === '1'].filter(Boolean)
    .length;
