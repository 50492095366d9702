import { groupBy } from '../../../domain/groupBy';
import type { ScoredEvaluation } from './chartData';

/** Evaluations with the same score. */
export interface Stack {
  score: number;
  scored: ScoredEvaluation[];
}

/** Evaluations by their score, from the lowest. Each score has its own stack: 7 and 7.5 are not merged. */
export function stacksOf(scored: readonly ScoredEvaluation[]): Stack[] {
  return [...groupBy(scored, ({ score }) => score)]
    .map(([score, equal]) => ({ score, scored: equal }))
    .sort((a, b) => a.score - b.score);
}
