import type { Sorting } from '../../../lib/url/sortParameter';

/** The columns that can be sorted, in a list that was read whole. */
export const SORT_FIELDS = ['employee', 'score', 'createdAt'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export type EvaluationSorting = Sorting<SortField>;

export const NEWEST_FIRST: EvaluationSorting = { field: 'createdAt', isDescending: true };
