import type { Evaluation } from '../../../api/contract';
import { largest, smallest } from '../../../domain/extremes';
import { toDate } from '../../../lib/text/display';
import { SAME_DAY, span } from '../../../lib/text/timeSpan';

/** A history of evaluations in figures. */
export function figuresOf(evaluations: Evaluation[]) {
  const scores = evaluations.map(({ score }) => score).filter((score) => typeof score === 'number');
  const hasScores = scores.length > 0;
  const sum = scores.reduce((total, score) => total + score, 0);
  const latest = latestOf(evaluations);
  return {
    /** The mean of the scores. This and the next two are undefined where no evaluation has a score. */
    average: hasScores ? sum / scores.length : undefined,
    lowest: hasScores ? smallest(scores) : undefined,
    highest: hasScores ? largest(scores) : undefined,
    /** The date of the newest evaluation, as ISO 8601; undefined where none has a date. */
    latest: latest?.iso,
    /** How long ago that is, as in 'Today' or '14 months'; undefined where it is not known, or in the future. */
    sinceLatest: latest && sinceThen(latest.time),
  };
}

function sinceThen(time: number): string | undefined {
  const now = Date.now();
  if (time > now) return undefined;
  const since = span(time, now);
  return since === SAME_DAY ? 'Today' : since;
}

/** How much feedback evaluations have got. Undefined where no evaluation includes it. */
export function feedbackIn(evaluations: readonly Evaluation[]): number | undefined {
  const lists = evaluations.flatMap(({ feedbacks }) => (feedbacks ? [feedbacks] : []));
  if (lists.length === 0 && evaluations.length > 0) return undefined;
  return lists.reduce((total, { length }) => total + length, 0);
}

function latestOf(evaluations: Evaluation[]) {
  let latest: { iso: string; time: number } | undefined;
  for (const { createdAt: iso } of evaluations) {
    const time = toDate(iso)?.getTime();
    if (!iso || time === undefined) continue;
    if (latest === undefined || time > latest.time) latest = { iso, time };
  }
  return latest;
}
