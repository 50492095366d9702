import { buildEvaluation } from '../../mocks/db/builders';
import { chartDataOf } from '../../src/features/insight/statistics/chartData';

/** A score that an evaluator has given to an employee. */
export type Given = readonly [evaluator: string | null, employee: string | null, score: number];

export const given = (...[evaluator, employee, score]: Given) =>
  buildEvaluation({
    ...{ _id: `${evaluator} of ${employee}: ${score}`, score, createdAt: '2026-01-01' },
    ...{ evaluator: evaluator === null ? null : { _id: evaluator } },
    ...{ employee: employee === null ? null : { _id: employee } },
  });

/** Converts several scores for the statistics functions. */
export const allGiven = (...scores: Given[]) =>
  chartDataOf(scores.map((score) => given(...score))).scored;
