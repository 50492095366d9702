import type { Evaluation } from '../../../api/contract';
import { isScore } from '../../../domain/scores';
import { summaryOf } from '../../../domain/summary';

/** The scores of evaluations in figures. A score outside of 1 to 10 is none (specification, Charts). */
export const figuresOf = (evaluations: readonly Evaluation[]) =>
  summaryOf(evaluations.map(({ score }) => score).filter(isScore));

/** How much feedback evaluations have got. Undefined where no evaluation includes it, or there is none. */
export function countFeedbacks(evaluations: readonly Evaluation[]): number | undefined {
  const lists = evaluations.flatMap(({ feedbacks }) => (feedbacks ? [feedbacks] : []));
  if (lists.length === 0) return undefined;
  return lists.reduce((total, { length }) => total + length, 0);
}
