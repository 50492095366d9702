import { withoutNoise } from './withoutNoise';

/**
 * The middle value in ascending order. With an even number of values it is the mean of the two middle ones (the usual
 * definition, as in R's `median`). Undefined without values.
 */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : withoutNoise((lower + upper) / 2);
}
