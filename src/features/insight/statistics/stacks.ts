import { groupBy } from '../../../domain/groupBy';
import type { Rated } from './scored';

/** Evaluations with the same score. */
export interface Stack {
  score: number;
  rated: Rated[];
}

/** Evaluations by their score, from the lowest. Each score is a stack of its own: 7 and 7.5 are not put together. */
export function stacksOf(rated: readonly Rated[]): Stack[] {
  return [...groupBy(rated, ({ score }) => score)]
    .map(([score, equal]) => ({ score, rated: equal }))
    .sort((a, b) => a.score - b.score);
}
