import { sortedBy } from '../../../../domain/ordering';
import { againstOthers, type AgainstOthers } from '../againstOthers';
import type { EvaluatorSummary } from '../evaluatorScores';

export interface Evaluator extends EvaluatorSummary {
  against: AgainstOthers;
}

/**
 * Returns the evaluators with their comparison with others, the highest difference first. Evaluators without a
 * difference come last.
 * @param summaries Sorted by name. Equal ones stay in this order.
 */
export function evaluatorsOf(summaries: readonly EvaluatorSummary[]): Evaluator[] {
  const comparisons = againstOthers(summaries);
  const evaluators = summaries.map((summary) => ({
    ...summary,
    against: comparisons.get(summary.key) ?? { people: 0, difference: undefined },
  }));
  return sortedBy(evaluators, ({ against }) => against.difference, true);
}
