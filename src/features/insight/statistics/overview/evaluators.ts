import { sortedBy } from '../../../../domain/ordering';
import type { Sorting } from '../../../../lib/url/sortParameter';
import { againstOthers, type AgainstOthers } from '../againstOthers';
import type { EvaluatorSummary } from '../evaluatorScores';

export interface Evaluator extends EvaluatorSummary {
  against: AgainstOthers;
}

/** Adds to each evaluator the comparison with others. */
export function evaluatorsOf(summaries: readonly EvaluatorSummary[]): Evaluator[] {
  const comparisons = againstOthers(summaries);
  return summaries.map((summary) => ({
    ...summary,
    against: comparisons.get(summary.key) ?? { people: 0, difference: undefined },
  }));
}

/** The fields by which evaluators can be sorted, by their names in the address. */
export const EVALUATOR_FIELDS = ['name', 'evaluations', 'median', 'shared', 'difference'] as const;
export type EvaluatorField = (typeof EVALUATOR_FIELDS)[number];
export type EvaluatorSorting = Sorting<EvaluatorField>;

const VALUES: Record<Exclude<EvaluatorField, 'name'>, (one: Evaluator) => number | undefined> = {
  evaluations: ({ summary }) => summary.n,
  median: ({ summary }) => summary.median,
  shared: ({ against }) => against.people,
  difference: ({ against }) => against.difference,
};

/**
 * Sorts evaluators. Missing values come last in both directions.
 * @param evaluators Sorted by name: equal ones stay in this order.
 */
export function sortEvaluators(
  evaluators: readonly Evaluator[],
  { field, isDescending }: EvaluatorSorting,
): readonly Evaluator[] {
  if (field === 'name') return isDescending ? [...evaluators].reverse() : evaluators;
  return sortedBy(evaluators, VALUES[field], isDescending);
}
