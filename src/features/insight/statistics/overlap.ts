import { display } from '../../../lib/text/display';
import { groupBy } from '../../../domain/groupBy';
import { compareIds } from '../../../domain/ids';
import { personKey } from './raters';
import type { ScoredEvaluation } from './chartData';
import { median, medianScore } from './summary';

/** A person whom both evaluators have scored. */
export interface Pair {
  employeeId: string;
  name: string;
  first: number;
  second: number;
  /** `second - first`. */
  difference: number;
  /** All scores that the two gave: those by the first, then those by the second. */
  scores: readonly ScoredEvaluation[];
}

export interface Overlap {
  /** In descending order of the size of the difference, then by id. */
  pairs: Pair[];
  /** The median of the differences. Undefined where nobody was scored by both. */
  difference: number | undefined;
}

/**
 * Compares two evaluators by the people whom both have scored. With other people, the scores would also differ because
 * of the people. Where an evaluator has scored somebody more than once, the median of these scores counts.
 */
export function overlapOf(
  first: readonly ScoredEvaluation[],
  second: readonly ScoredEvaluation[],
): Overlap {
  const ofSecond = byEmployee(second);
  const pairs: Pair[] = [];
  for (const [employeeId, byFirst] of byEmployee(first)) {
    const bySecond = ofSecond.get(employeeId) ?? [];
    const [a, b] = [medianScore(byFirst), medianScore(bySecond)];
    if (!employeeId || a === undefined || b === undefined) continue;
    const employee = byFirst.at(-1)?.evaluation.employee;
    const name = display(employee?.name ?? personKey(employee));
    const scores = [...byFirst, ...bySecond];
    pairs.push({ employeeId, name, first: a, second: b, difference: b - a, scores });
  }
  pairs.sort(
    (a, b) =>
      Math.abs(b.difference) - Math.abs(a.difference) || compareIds(a.employeeId, b.employeeId),
  );
  return { pairs, difference: median(pairs.map(({ difference }) => difference)) };
}

const byEmployee = (scored: readonly ScoredEvaluation[]) =>
  groupBy(scored, ({ evaluation }) => evaluation.employee?._id);
