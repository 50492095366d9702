import { personKey } from '../../../domain/personKey';
import type { ScoredEvaluation } from './chartData';

/** The scores that the evaluators of a person gave to other people. Unknown evaluators and people are left out. */
export function otherScores(
  all: readonly ScoredEvaluation[],
  ofPerson: readonly ScoredEvaluation[],
  employeeId: string,
): ScoredEvaluation[] {
  const raters = new Set(ofPerson.map(({ evaluation }) => personKey(evaluation.evaluator)));
  raters.delete(undefined);
  return all.filter(({ evaluation: { employee, evaluator } }) => {
    const whom = personKey(employee);
    return whom !== undefined && whom !== employeeId && raters.has(personKey(evaluator));
  });
}
