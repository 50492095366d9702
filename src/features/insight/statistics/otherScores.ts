import { personKey } from '../../../domain/personKey';
import type { ScoredEvaluation } from './chartData';

/**
 * Returns the scores that the evaluators of a person gave to other people. Unknown evaluators and people are left out.
 */
export function otherScores(
  all: readonly ScoredEvaluation[],
  ofPerson: readonly ScoredEvaluation[],
  employeeId: string,
): ScoredEvaluation[] {
  const evaluatorKeys = new Set(ofPerson.map(({ evaluation }) => personKey(evaluation.evaluator)));
  evaluatorKeys.delete(undefined);
  return all.filter(({ evaluation: { employee, evaluator } }) => {
    const whom = personKey(employee);
    return whom !== undefined && whom !== employeeId && evaluatorKeys.has(personKey(evaluator));
  });
}
