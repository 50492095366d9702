import type { Evaluation } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { isScore } from '../../../domain/scores';
import { counted, toDate } from '../../../lib/text/display';

/** An evaluation with a usable score. */
export interface Rated {
  id: string;
  score: number;
  evaluation: Evaluation;
}

/** One with a usable date, too. */
export interface Scored extends Rated {
  /** Milliseconds since 1970. A date without a time is midnight of that day for the viewer. */
  time: number;
}

export interface Usable {
  /** Those with a usable score, in their order. */
  rated: Rated[];
  /** Those with a usable date, too, from the oldest to the newest. Those of the same time by id. */
  scored: Scored[];
  /** Evaluations whose score is missing or outside of 1 to 10 (specification, Charts). */
  withoutScore: Pick<Rated, 'evaluation'>[];
  /** Evaluations with a score whose date is missing, invalid or in the future. */
  withoutDate: Rated[];
}

/** A clock of the server that is ahead of the viewer's is no future. */
const TOLERANCE = 86_400_000;

/**
 * The times of evaluations; NaN for those without. Reading the dates of 20,000 takes a slow computer 0.4 s, which
 * `prepareTimes` spends page by page.
 */
const times = new WeakMap<Evaluation, number>();

function timeOf(evaluation: Evaluation): number {
  const known = times.get(evaluation);
  if (known !== undefined) return known;
  const time = toDate(evaluation.createdAt)?.getTime() ?? Number.NaN;
  times.set(evaluation, time);
  return time;
}

/** Reads the dates of some evaluations ahead of their first use. */
export function prepareTimes(evaluations: readonly Evaluation[]) {
  evaluations.forEach(timeOf);
}

/** The time of an evaluation in milliseconds since 1970. Undefined where it is missing, invalid or in the future. */
export function usableTime(evaluation: Evaluation, now: number): number | undefined {
  const time = timeOf(evaluation);
  return time <= now + TOLERANCE ? time : undefined;
}

/** The evaluations that can be drawn, and those that are left out. */
export function usable(evaluations: readonly Evaluation[], now = Date.now()): Usable {
  const rated: Rated[] = [];
  const scored: Scored[] = [];
  const withoutScore: Usable['withoutScore'] = [];
  const withoutDate: Rated[] = [];
  for (const evaluation of evaluations) {
    const { _id: id, score } = evaluation;
    if (!isScore(score)) {
      withoutScore.push({ evaluation });
      continue;
    }
    const one = { id, score, evaluation };
    rated.push(one);
    const time = usableTime(evaluation, now);
    if (time === undefined) withoutDate.push(one);
    else scored.push({ ...one, time });
  }
  scored.sort((a, b) => a.time - b.time || compareIds(a.id, b.id));
  return { rated, scored, withoutScore, withoutDate };
}

/** What `usable` has left out, in words; undefined where that is nothing. */
export function leftOut({
  withoutScore,
  withoutDate,
}: Pick<Usable, 'withoutScore' | 'withoutDate'>): string | undefined {
  const [scores, dates] = [withoutScore.length, withoutDate.length];
  const parts = [
    scores > 0 && `${counted(scores, 'evaluation')} without a usable score`,
    dates > 0 && `${counted(dates, 'evaluation')} without a usable date`,
  ].filter(Boolean);
  return parts.length > 0 ? `Left out: ${parts.join(', ')}.` : undefined;
}
