import type { Evaluation } from '../../../api/contract';
import { toDate } from '../../../lib/text/display';

export interface HistoryFigures {
  count: number;
  /** The mean of the scores, to one decimal. Undefined where no evaluation has a score, as are the next two. */
  average: number | undefined;
  lowest: number | undefined;
  highest: number | undefined;
  /** The date of the newest evaluation, as ISO 8601; undefined where none has a date. */
  latest: string | undefined;
}

/** What a history of evaluations comes to. */
export function figuresOf(evaluations: Evaluation[]): HistoryFigures {
  const scores = evaluations.map(({ score }) => score).filter((score) => typeof score === 'number');
  const hasScores = scores.length > 0;
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    count: evaluations.length,
    average: hasScores ? Math.round((sum / scores.length) * 10) / 10 : undefined,
    lowest: hasScores ? Math.min(...scores) : undefined,
    highest: hasScores ? Math.max(...scores) : undefined,
    latest: latestOf(evaluations),
  };
}

function latestOf(evaluations: Evaluation[]): string | undefined {
  let latest: { iso: string; time: number } | undefined;
  for (const { createdAt: iso } of evaluations) {
    const time = toDate(iso)?.getTime();
    if (!iso || time === undefined) continue;
    if (latest === undefined || time > latest.time) latest = { iso, time };
  }
  return latest?.iso;
}
