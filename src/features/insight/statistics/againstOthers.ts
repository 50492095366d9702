import { median } from '../../../domain/median';
import type { EvaluatorScores } from './evaluatorScores';
import type { ScoredEvaluation } from './chartData';

/** With fewer people in common, no typical difference is given. */
export const MIN_SHARED = 5;

/** How an evaluator scores people whom others have scored, too. */
export interface AgainstOthers {
  /** How many people they and at least one other have scored. */
  people: number;
  /**
   * The median over these people of the mean of their own scores minus the mean of all scores by others. Undefined for
   * fewer than `MIN_SHARED` people.
   */
  difference: number | undefined;
}

interface Sum {
  sum: number;
  count: number;
}

/**
 * Compares each evaluator with all others, by `personKey`, over the people whom both have scored: scores of different
 * people differ anyway. Scores of an unknown person are ignored. An unknown evaluator counts only as one of the others.
 */
export function againstOthers(
  evaluators: readonly EvaluatorScores[],
): ReadonlyMap<string, AgainstOthers> {
  const sums = evaluators.map(({ scores }) => sumsByPerson(scores));
  const totals = new Map<string, Sum>();
  for (const own of sums) for (const [id, { sum, count }] of own) add(totals, id, sum, count);
  const byEvaluator = new Map<string, AgainstOthers>();
  for (const [index, { key }] of evaluators.entries()) {
    const comparison = compareWithTotals(sums[index] ?? new Map(), totals);
    if (key !== '' && comparison.people > 0) byEvaluator.set(key, comparison);
  }
  return byEvaluator;
}

function sumsByPerson(scores: readonly ScoredEvaluation[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { score, evaluation } of scores) {
    const id = evaluation.employee?._id;
    if (id) add(sums, id, score, 1);
  }
  return sums;
}

function compareWithTotals(
  own: ReadonlyMap<string, Sum>,
  totals: ReadonlyMap<string, Sum>,
): AgainstOthers {
  const differences: number[] = [];
  for (const [id, { sum, count }] of own) {
    const total = totals.get(id);
    if (!total || total.count === count) continue;
    differences.push(sum / count - (total.sum - sum) / (total.count - count));
  }
  const people = differences.length;
  return { people, difference: people < MIN_SHARED ? undefined : median(differences) };
}

function add(sums: Map<string, Sum>, id: string, sum: number, count: number) {
  const existing = sums.get(id);
  if (existing) {
    existing.sum += sum;
    existing.count += count;
  } else sums.set(id, { sum, count });
}
