import { groupBy } from '../../../domain/groupBy';
import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import type { ScoredEvaluation } from './chartData';

/** Evaluations with the same score. */
export interface Stack {
  score: number;
  scored: ScoredEvaluation[];
}

/** Returns the evaluations by their score, from the lowest. Each score has its own stack: 7 and 7.5 are not merged. */
export function stacksOf(scored: readonly ScoredEvaluation[]): Stack[] {
  return [...groupBy(scored, ({ score }) => score)]
    .map(([score, equal]) => ({ score, scored: equal }))
    .sort((a, b) => a.score - b.score);
}

/**
 * Returns the number of evaluations of every whole score, and of each other score that was given, from the lowest
 * score.
 */
export function columnsOf(stacks: readonly Stack[]): { score: number; length: number }[] {
  const lengths = new Map(stacks.map(({ score, scored }) => [score, scored.length]));
  for (let score = MIN_SCORE; score <= MAX_SCORE; score += 1) {
    if (!lengths.has(score)) lengths.set(score, 0);
  }
  return [...lengths]
    .map(([score, length]) => ({ score, length }))
    .sort((a, b) => a.score - b.score);
}
