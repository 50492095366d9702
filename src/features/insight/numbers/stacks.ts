import type { Rated } from './scored';

/** Evaluations with the same score. */
export interface Stack {
  score: number;
  rated: Rated[];
}

/** Evaluations by their score, from the lowest. Each score is a stack of its own: 7 and 7.5 are not put together. */
export function stacksOf(rated: readonly Rated[]): Stack[] {
  const stacks = new Map<number, Stack>();
  for (const one of rated) {
    const known = stacks.get(one.score);
    if (known) known.rated.push(one);
    else stacks.set(one.score, { score: one.score, rated: [one] });
  }
  return [...stacks.values()].sort((a, b) => a.score - b.score);
}
