import { median } from '../../../domain/median';
import type { ScoredEvaluation } from './chartData';

/** A sample of scores in figures. */
export interface Summary {
  n: number;
  /** This and the next two are undefined without scores. */
  median: number | undefined;
  lowest: number | undefined;
  highest: number | undefined;
}

/** The median of their scores. */
export const medianScore = (scored: readonly ScoredEvaluation[]) =>
  median(scored.map(({ score }) => score));

export function summaryOf(scores: readonly number[]): Summary {
  const sorted = [...scores].sort((a, b) => a - b);
  return { n: sorted.length, median: median(sorted), lowest: sorted[0], highest: sorted.at(-1) };
}
