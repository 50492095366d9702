import { median } from './median';

/** Statistics of a sample of scores. */
export interface Summary {
  n: number;
  /** The mean. Without scores, all values but `n` are undefined. */
  average: number | undefined;
  median: number | undefined;
  lowest: number | undefined;
  highest: number | undefined;
}

export function summaryOf(scores: readonly number[]): Summary {
  const sorted = [...scores].sort((a, b) => a - b);
  const sum = sorted.reduce((total, score) => total + score, 0);
  return {
    n: sorted.length,
    average: sorted.length > 0 ? sum / sorted.length : undefined,
    median: median(sorted),
    lowest: sorted[0],
    highest: sorted.at(-1),
  };
}
