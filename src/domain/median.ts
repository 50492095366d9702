import { withoutRoundingErrors } from './withoutRoundingErrors';

/** Returns the middle value, or the mean of the two middle values if their number is even. Undefined without values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined
    ? undefined
    : withoutRoundingErrors((lower + upper) / 2);
}
