import { personKey } from './raters';
import type { Rated } from './scored';

/** The scores that the evaluators of a person gave to other people. Unknown evaluators and people are left out. */
export function otherScores<Score extends Rated>(
  all: readonly Score[],
  ofPerson: readonly Rated[],
  employeeId: string,
): Score[] {
  const raters = new Set(ofPerson.map(({ evaluation }) => personKey(evaluation.evaluator)));
  raters.delete(undefined);
  return all.filter(({ evaluation: { employee, evaluator } }) => {
    const whom = personKey(employee);
    return whom !== undefined && whom !== employeeId && raters.has(personKey(evaluator));
  });
}

/** How many of each score there are in two lists, for every score that one of them has, from the lowest. */
export interface SharesOfScore {
  score: number;
  one: number;
  other: number;
  /** Percent of the first list, rounded. */
  oneShare: number;
  /** Percent of the second list, rounded. */
  otherShare: number;
}

export function sharesOf(one: readonly Rated[], other: readonly Rated[]): SharesOfScore[] {
  const scores = [...new Set([...one, ...other].map(({ score }) => score))].sort((a, b) => a - b);
  const [ofOne, ofOther] = [countsOf(one), countsOf(other)];
  return scores.map((score) => {
    const [first, second] = [ofOne.get(score) ?? 0, ofOther.get(score) ?? 0];
    return {
      score,
      one: first,
      other: second,
      oneShare: percent(first, one.length),
      otherShare: percent(second, other.length),
    };
  });
}

function countsOf(rated: readonly Rated[]) {
  const counts = new Map<number, number>();
  for (const { score } of rated) counts.set(score, (counts.get(score) ?? 0) + 1);
  return counts;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);
