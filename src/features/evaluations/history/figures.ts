import type { Evaluation } from '../../../api/contract';
import { largest, smallest } from '../../../domain/extremes';
import { median } from '../../../domain/median';
import { validTime } from '../../../lib/text/createdTime';

const isNumber = (score: Evaluation['score']) => typeof score === 'number';

/** The mean of their scores; undefined where no evaluation has one. */
export function averageOf(evaluations: readonly Evaluation[]): number | undefined {
  const scores = evaluations.map(({ score }) => score).filter(isNumber);
  if (scores.length === 0) return undefined;
  return scores.reduce((total, score) => total + score, 0) / scores.length;
}

/** A history of evaluations in figures. Those of the scores are undefined where no evaluation has one. */
export function figuresOf(evaluations: readonly Evaluation[], now = Date.now()) {
  const scores = evaluations.map(({ score }) => score).filter(isNumber);
  const hasScores = scores.length > 0;
  return {
    average: averageOf(evaluations),
    median: median(scores),
    lowest: hasScores ? smallest(scores) : undefined,
    highest: hasScores ? largest(scores) : undefined,
    /** The newest evaluation and its time; undefined where none has a usable date. */
    latest: latestOf(evaluations, now),
  };
}

/** How much feedback evaluations have got. Undefined where no evaluation includes it. */
export function feedbackIn(evaluations: readonly Evaluation[]): number | undefined {
  const lists = evaluations.flatMap(({ feedbacks }) => (feedbacks ? [feedbacks] : []));
  if (lists.length === 0 && evaluations.length > 0) return undefined;
  return lists.reduce((total, { length }) => total + length, 0);
}

function latestOf(evaluations: readonly Evaluation[], now: number) {
  let latest: { evaluation: Evaluation; time: number } | undefined;
  for (const evaluation of evaluations) {
    const time = validTime(evaluation, now);
    if (time !== undefined && time > (latest?.time ?? -Infinity)) latest = { evaluation, time };
  }
  return latest;
}
