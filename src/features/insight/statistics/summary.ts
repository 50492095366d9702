import type { ScoredEvaluation } from './chartData';

/** A sample of scores in figures. */
export interface Summary {
  n: number;
  /** This and the next two are undefined without scores. */
  median: number | undefined;
  lowest: number | undefined;
  highest: number | undefined;
}

/**
 * The middle value in ascending order. With an even number of values it is the mean of the two middle ones (the usual
 * definition, as in R's `median`). Undefined without values.
 */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** The median of their scores. */
export const medianScore = (scored: readonly ScoredEvaluation[]) =>
  median(scored.map(({ score }) => score));

export function summaryOf(scores: readonly number[]): Summary {
  const sorted = [...scores].sort((a, b) => a - b);
  return { n: sorted.length, median: median(sorted), lowest: sorted[0], highest: sorted.at(-1) };
}
