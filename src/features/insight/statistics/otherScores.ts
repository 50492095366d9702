import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import { groupBy } from '../../../domain/groupBy';
import { personKey } from './raters';
import type { ScoredEvaluation } from './chartData';

/** The scores that the evaluators of a person gave to other people. Unknown evaluators and people are left out. */
export function otherScores(
  all: readonly ScoredEvaluation[],
  ofPerson: readonly ScoredEvaluation[],
  employeeId: string,
): ScoredEvaluation[] {
  const raters = new Set(ofPerson.map(({ evaluation }) => personKey(evaluation.evaluator)));
  raters.delete(undefined);
  return all.filter(({ evaluation: { employee, evaluator } }) => {
    const whom = personKey(employee);
    return whom !== undefined && whom !== employeeId && raters.has(personKey(evaluator));
  });
}

/** How often two lists have a score. */
export interface SharesOfScore {
  score: number;
  one: number;
  other: number;
  /** Percent of the first list. */
  oneShare: number;
  /** Percent of the second list. */
  otherShare: number;
}

/**
 * Two lists on one scale from 1 to 10, in whole points, or in half points where a score is not whole. A score between
 * two steps counts for the nearer step, and in the middle for the higher one.
 */
export function sharesOf(
  one: readonly ScoredEvaluation[],
  other: readonly ScoredEvaluation[],
): SharesOfScore[] {
  const isWhole = [...one, ...other].every(({ score }) => Number.isInteger(score));
  const step = isWhole ? 1 : 0.5;
  const scores = Array.from(
    { length: (MAX_SCORE - MIN_SCORE) / step + 1 },
    (_, index) => MIN_SCORE + index * step,
  );
  const nearest = ({ score }: ScoredEvaluation) => Math.round(score / step) * step;
  const [ofOne, ofOther] = [groupBy(one, nearest), groupBy(other, nearest)];
  return scores.map((score) => {
    const first = ofOne.get(score)?.length ?? 0;
    const second = ofOther.get(score)?.length ?? 0;
    return {
      score,
      one: first,
      other: second,
      oneShare: percent(first, one.length),
      otherShare: percent(second, other.length),
    };
  });
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

/** Percent as a text, as in '7 %'. A share that would round to nothing is '< 1 %'. */
export function displayShare(share: number): string {
  const rounded = Math.round(share);
  return share > 0 && rounded === 0 ? '< 1 %' : `${rounded} %`;
}
