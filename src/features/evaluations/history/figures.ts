import type { Evaluation } from '../../../api/contract';
import { isScore } from '../../../domain/scores';
import { summaryOf } from '../../../domain/summary';

/** Returns a summary of scores. A score outside of 1 to 10 is ignored (specification, Charts). */
export const summaryOfScores = (evaluations: readonly Evaluation[]) =>
  summaryOf(evaluations.map(({ score }) => score).filter(isScore));

/** Returns the number of feedbacks; undefined where no evaluation includes them, or there are none. */
export function countFeedbacks(evaluations: readonly Evaluation[]): number | undefined {
  const lists = evaluations.flatMap(({ feedbacks }) => (feedbacks ? [feedbacks] : []));
  if (lists.length === 0) return undefined;
  return lists.reduce((total, { length }) => total + length, 0);
}
