import { personKey } from './raters';
import type { Rated } from './scored';
import { median } from './summary';

/** A person whom both evaluators have scored. */
export interface Pair {
  employeeId: string;
  first: number;
  second: number;
  /** `second - first`. */
  difference: number;
}

export interface Overlap {
  /** In descending order of the size of the difference, then by id. */
  pairs: Pair[];
  /** The median of the differences. Undefined where nobody was scored by both. */
  difference: number | undefined;
}

/**
 * Compares two evaluators by the people whom both have scored, and by nobody else: the others differ in what was scored,
 * and not only in who scored. An evaluator is named by `personKey`. Where an evaluator has scored somebody more than once, the median of these scores counts.
 */
export function overlapOf(rated: readonly Rated[], first: string, second: string): Overlap {
  const ofFirst = scoresByEmployee(rated, first);
  const ofSecond = scoresByEmployee(rated, second);
  const pairs: Pair[] = [];
  for (const [employeeId, scores] of ofFirst) {
    const a = median(scores);
    const b = median(ofSecond.get(employeeId) ?? []);
    if (a === undefined || b === undefined) continue;
    pairs.push({ employeeId, first: a, second: b, difference: b - a });
  }
  pairs.sort(
    (a, b) =>
      Math.abs(b.difference) - Math.abs(a.difference) || (a.employeeId < b.employeeId ? -1 : 1),
  );
  return { pairs, difference: median(pairs.map(({ difference }) => difference)) };
}

function scoresByEmployee(rated: readonly Rated[], rater: string): Map<string, number[]> {
  const scores = new Map<string, number[]>();
  for (const { score, evaluation } of rated) {
    const employeeId = evaluation.employee?._id;
    if (personKey(evaluation.evaluator) !== rater || !employeeId) continue;
    const known = scores.get(employeeId);
    if (known) known.push(score);
    else scores.set(employeeId, [score]);
  }
  return scores;
}
