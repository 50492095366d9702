import { buildEvaluation } from '../../mocks/db/builders';
import { chartDataOf } from '../../src/features/insight/statistics/chartData';

/** A score that an evaluator has given to an employee. */
export type ScoreBy = readonly [evaluator: string | null, employee: string | null, score: number];

export const evaluationBy = (...[evaluator, employee, score]: ScoreBy) =>
  buildEvaluation({
    ...{ _id: `${evaluator} of ${employee}: ${score}`, score, createdAt: '2026-01-01' },
    ...{ evaluator: evaluator === null ? null : { _id: evaluator } },
    ...{ employee: employee === null ? null : { _id: employee } },
  });

/** Converts several scores for the statistics functions. */
export const scoredEvaluations = (...scores: ScoreBy[]) =>
  chartDataOf(scores.map((score) => evaluationBy(...score))).scored;
