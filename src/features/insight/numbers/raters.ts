import type { Evaluation, Person } from '../../../api/contract';
import { isBlank } from '../../../domain/texts';
import { compareTexts } from '../../../lib/text/compareTexts';
import { display } from '../../../lib/text/display';
import type { Rated } from './scored';
import { summaryOf, type Summary } from './summary';

/** What tells people apart. A server may leave out the ids of evaluators. */
export const personKey = (person: Person | null | undefined): string | undefined =>
  [person?._id, person?.email, person?.name].find((text) => text && !isBlank(text)) ?? undefined;

/** The scores that one evaluator has given. */
export interface Rater<Score extends Rated = Rated> {
  /** `personKey`. Undefined for scores whose evaluator is not known. */
  key: string | undefined;
  name: string;
  scores: Score[];
}

/** Scores by evaluator: most scores first, then by name. Those of nobody known come last, as one. */
export function ratersOf<Score extends Rated>(rated: readonly Score[]): Rater<Score>[] {
  const raters = new Map<string | undefined, Rater<Score>>();
  for (const score of rated) {
    const { evaluator } = score.evaluation;
    const key = personKey(evaluator);
    const known = raters.get(key);
    if (known) known.scores.push(score);
    else raters.set(key, { key, name: display(evaluator?.name ?? key), scores: [score] });
  }
  return [...raters.values()].sort(
    (a, b) =>
      Number(a.key === undefined) - Number(b.key === undefined) ||
      b.scores.length - a.scores.length ||
      compareTexts(a.name, b.name),
  );
}

/** An evaluator with the scores that they gave. */
export interface RaterSummary {
  /** `personKey`; empty where the evaluators are not known. */
  key: string;
  name: string;
  evaluations: readonly Evaluation[];
  scores: readonly number[];
  summary: Summary;
}

/** Evaluators by name. Scores of nobody known come last. */
export function raterSummaries(rated: readonly Rated[]): RaterSummary[] {
  return ratersOf(rated)
    .map(({ key = '', name, scores: given }) => {
      const scores = given.map(({ score }) => score);
      const evaluations = given.map(({ evaluation }) => evaluation);
      return { key, name, evaluations, scores, summary: summaryOf(scores) };
    })
    .sort((a, b) => Number(a.key === '') - Number(b.key === '') || compareTexts(a.name, b.name));
}
