import { median } from '../../../domain/median';
import type { Evaluation } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { isScore } from '../../../domain/scores';
import { validTime } from '../../../lib/text/createdTime';
import type { I18n } from '../../../i18n/createI18n';

/** An evaluation with a usable score. */
export interface ScoredEvaluation {
  id: string;
  score: number;
  evaluation: Evaluation;
}

/** An evaluation with a usable score and date. */
export interface DatedEvaluation extends ScoredEvaluation {
  /** Milliseconds since 1970. A date without a time is midnight of that day for the viewer. */
  time: number;
}

export interface ChartData {
  /** Evaluations with a usable score, in the given order. */
  scored: ScoredEvaluation[];
  /** Those of `scored` that also have a usable date, from the oldest to the newest, then by id. */
  dated: DatedEvaluation[];
  /** Evaluations whose score is missing or outside of 1 to 10 (specification, Charts). */
  withoutScore: Pick<ScoredEvaluation, 'evaluation'>[];
  /** Evaluations with a score whose date is missing, invalid or in the future. */
  withoutDate: ScoredEvaluation[];
}

/** Returns the median of the scores. */
export const medianScore = (scored: readonly ScoredEvaluation[]) =>
  median(scored.map(({ score }) => score));

/** Returns the evaluations that can be drawn, and those that are left out. */
export function chartDataOf(evaluations: readonly Evaluation[], now = Date.now()): ChartData {
  const scored: ScoredEvaluation[] = [];
  const dated: DatedEvaluation[] = [];
  const withoutScore: ChartData['withoutScore'] = [];
  const withoutDate: ScoredEvaluation[] = [];
  for (const evaluation of evaluations) {
    const { _id: id, score } = evaluation;
    if (!isScore(score)) {
      withoutScore.push({ evaluation });
      continue;
    }
    const scoredEvaluation = { id, score, evaluation };
    scored.push(scoredEvaluation);
    const time = validTime(evaluation, now);
    if (time === undefined) withoutDate.push(scoredEvaluation);
    else dated.push({ ...scoredEvaluation, time });
  }
  dated.sort((a, b) => a.time - b.time || compareIds(a.id, b.id));
  return { scored, dated, withoutScore, withoutDate };
}

/** Returns the evaluations that the figures of a period do not count. Evaluations without a date are in no period. */
export function notCountedIn(
  ofPeriod: ChartData,
  all: ChartData,
  now = Date.now(),
): ChartData['withoutScore'] {
  const withNeither = all.withoutScore.filter(
    ({ evaluation }) => validTime(evaluation, now) === undefined,
  );
  const undated = ofPeriod === all ? [] : withNeither;
  return [...ofPeriod.withoutScore, ...all.withoutDate, ...undated];
}

/** Returns a text that says how many evaluations `chartDataOf` has left out; undefined if it is none. */
export function notCountedText(
  { t }: I18n,
  { withoutScore, withoutDate }: Pick<ChartData, 'withoutScore' | 'withoutDate'>,
): string | undefined {
  const count = withoutScore.length + withoutDate.length;
  return count > 0 ? t('statistics.notCountedNumber', { count }) : undefined;
}
