import { median } from '../../../domain/median';
import { groupBy } from '../../../domain/groupBy';
import { personKey } from './raters';
import type { ScoredEvaluation } from './chartData';

/** With fewer people in common, a typical difference is not said. */
export const FEWEST_SHARED = 5;

/** How an evaluator scores people whom others have scored, too. */
export interface AgainstOthers {
  /** How many people they and at least one other have scored. */
  people: number;
  /**
   * The median over these people of the mean of their own scores minus the mean of all scores by others. Undefined for
   * fewer than `FEWEST_SHARED` people.
   */
  difference: number | undefined;
}

/**
 * Compares each evaluator with all others over the same people, by `personKey`. Other people would also differ because
 * they are other people. Scores of an unknown person count for nobody, those by an unknown evaluator as those of another.
 */
export function againstOthers(
  scored: readonly ScoredEvaluation[],
): ReadonlyMap<string, AgainstOthers> {
  const differences = new Map<string, number[]>();
  for (const [employeeId, ofPerson] of groupBy(scored, idOfEmployee)) {
    if (!employeeId) continue;
    const total = sum(ofPerson);
    const byEvaluator = groupBy(ofPerson, ({ evaluation }) => personKey(evaluation.evaluator));
    for (const [key, own] of byEvaluator) {
      const others = ofPerson.length - own.length;
      if (key === undefined || others === 0) continue;
      const ownSum = sum(own);
      const difference = ownSum / own.length - (total - ownSum) / others;
      const known = differences.get(key);
      if (known) known.push(difference);
      else differences.set(key, [difference]);
    }
  }
  return new Map(
    Array.from(differences, ([key, values]) => {
      const people = values.length;
      return [key, { people, difference: people < FEWEST_SHARED ? undefined : median(values) }];
    }),
  );
}

const idOfEmployee = ({ evaluation }: ScoredEvaluation) => evaluation.employee?._id;

const sum = (scored: readonly ScoredEvaluation[]) =>
  scored.reduce((total, { score }) => total + score, 0);
