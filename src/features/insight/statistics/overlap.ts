import { median } from '../../../domain/median';
import { personLabels } from '../../../lib/text/personLabels';
import type { I18n } from '../../../i18n/createI18n';
import { largest, smallest } from '../../../domain/extremes';
import { groupBy } from '../../../domain/groupBy';
import { compareIds } from '../../../domain/ids';
import { withoutRoundingErrors } from '../../../domain/withoutRoundingErrors';
import { personKey } from '../../../domain/personKey';
import type { EvaluatorScores } from './evaluatorScores';
import { medianScore, type ScoredEvaluation } from './chartData';

/** A person whom both evaluators have scored. */
export interface Pair {
  employeeId: string;
  name: string;
  first: number;
  second: number;
  /** The score by the second evaluator minus the score by the first. */
  difference: number;
  /** All scores that the two gave: those by the first, then those by the second. */
  scores: readonly ScoredEvaluation[];
}

export interface Overlap {
  /** Sorted by the size of the difference in descending order, then by id. */
  pairs: Pair[];
  /** The median of the differences. Undefined where nobody was scored by both. */
  difference: number | undefined;
}

/**
 * Compares two evaluators by the people whom both have scored, because scores of different people differ anyway. If an
 * evaluator has scored somebody more than once, the median of these scores counts.
 */
export function overlapOf(
  { display }: I18n,
  first: readonly ScoredEvaluation[],
  second: readonly ScoredEvaluation[],
): Overlap {
  const ofSecond = byEmployee(second);
  const labelOf = personLabels(
    first.map(({ evaluation }) => evaluation.employee),
    display(undefined),
  );
  const pairs: Pair[] = [];
  for (const [employeeId, byFirst] of byEmployee(first)) {
    const bySecond = ofSecond.get(employeeId) ?? [];
    const [a, b] = [medianScore(byFirst), medianScore(bySecond)];
    if (!employeeId || a === undefined || b === undefined) continue;
    const employee = byFirst.at(-1)?.evaluation.employee;
    const name = display(employee?.name ? labelOf(employee) : personKey(employee));
    const difference = withoutRoundingErrors(b - a);
    const scores = [...byFirst, ...bySecond];
    pairs.push({ employeeId, name, first: a, second: b, difference, scores });
  }
  pairs.sort(
    (a, b) =>
      Math.abs(b.difference) - Math.abs(a.difference) || compareIds(a.employeeId, b.employeeId),
  );
  return { pairs, difference: median(pairs.map(({ difference }) => difference)) };
}

const byEmployee = (scored: readonly ScoredEvaluation[]) =>
  groupBy(scored, ({ evaluation }) => evaluation.employee?._id);

/** The maximum number of evaluators of one person whose pairs are counted. Hundreds of them have too many pairs. */
const MAX_OF_A_PERSON = 20;

/**
 * Returns the keys of the two known evaluators who have scored the most people in common. Of equal pairs, it returns
 * the one with the most scores. It returns undefined where nobody was scored by two evaluators.
 */
export function bestPair(
  evaluators: readonly EvaluatorScores[],
): readonly [string, string] | undefined {
  const ranked = evaluators
    .filter(({ key }) => key !== '')
    .sort((a, b) => b.scores.length - a.scores.length);
  const ofPerson = new Map<string, number[]>();
  for (const [rank, { scores }] of ranked.entries()) {
    for (const { evaluation } of scores) {
      const id = evaluation.employee?._id;
      if (!id) continue;
      const ranks = ofPerson.get(id);
      if (!ranks) ofPerson.set(id, [rank]);
      else if (ranks.at(-1) !== rank && ranks.length < MAX_OF_A_PERSON) ranks.push(rank);
    }
  }
  // A pair is encoded as one number, which a Map looks up faster than a text.
  const shared = new Map<number, number>();
  for (const ranks of ofPerson.values()) {
    for (const [index, rank] of ranks.entries()) {
      for (const laterRank of ranks.slice(index + 1)) {
        const pair = rank * ranked.length + laterRank;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    }
  }
  const most = largest(shared.values());
  const best = smallest([...shared].filter(([, count]) => count === most).map(([pair]) => pair));
  const [first, second] = [ranked[Math.floor(best / ranked.length)], ranked[best % ranked.length]];
  return first && second && [first.key, second.key];
}
