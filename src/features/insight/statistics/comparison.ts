import type { Employee, Evaluation } from '../../../api/contract';
import type { Range } from '../../../domain/period';
import { inRange, validTime } from '../../../lib/text/createdTime';
import { personLabels } from '../../../lib/text/personLabels';
import type { I18n } from '../../../i18n/createI18n';
import { scoresByEvaluator, type EvaluatorScores } from './evaluatorScores';
import { summaryOf, type Summary } from '../../../domain/summary';
import { chartDataOf, medianScore, type ScoredEvaluation, type ChartData } from './chartData';

/** A person to compare, with the data that is known. */
export interface Subject {
  id: string;
  employee: Employee | undefined;
  evaluations: readonly Evaluation[] | undefined;
}

export interface Compared {
  id: string;
  name: string;
  chartData: ChartData;
  summary: Summary;
  /** When the newest score was given, as ISO 8601. Undefined where it is not known. */
  last: string | null | undefined;
  /** How many evaluations have no usable score or, in a comparison of a period, no usable date. */
  notCounted: number;
}

/** An evaluator who has scored two or more of the people. */
export interface SharedEvaluator {
  evaluator: EvaluatorScores<ComparedScore>;
  /** The median of their scores for each person, in the order of the people; undefined for a person not scored. */
  scores: (number | undefined)[];
}

/** A score, and the index of its person among those compared. */
export interface ComparedScore extends ScoredEvaluation {
  person: number;
}

/**
 * Returns the figures of people in the order in which they were selected. An average of a few scores must not rank
 * anybody.
 * @param range Limits the evaluations to a period.
 */
export function compare(
  { display }: I18n,
  subjects: readonly Subject[],
  range?: Range,
  now = Date.now(),
): Compared[] {
  const labelOf = personLabels(
    subjects.map(({ employee }) => employee),
    display(undefined),
  );
  return subjects.map(({ id, employee, evaluations = [] }) => {
    const chartData = chartDataOf(inRange(evaluations, range, now), now);
    const undated = range
      ? evaluations.filter((evaluation) => validTime(evaluation, now) === undefined)
      : [];
    return {
      id,
      name: labelOf(employee),
      chartData,
      summary: summaryOf(chartData.scored.map(({ score }) => score)),
      last: chartData.dated.at(-1)?.evaluation.createdAt,
      notCounted: chartData.withoutScore.length + undated.length,
    };
  });
}

/**
 * Returns the scores of all people by evaluator. `shared` are the evaluators who have scored two or more of the people.
 */
export function compareEvaluators(i18n: I18n, people: readonly Compared[]) {
  const scores = people.flatMap(({ chartData: { scored } }, person) =>
    scored.map((scoredEvaluation): ComparedScore => ({ ...scoredEvaluation, person })),
  );
  const shared: SharedEvaluator[] = [];
  const unshared: EvaluatorScores<ComparedScore>[] = [];
  for (const evaluator of scoresByEvaluator(i18n, scores)) {
    const medians = people.map((_, person) =>
      medianScore(evaluator.scores.filter((score) => score.person === person)),
    );
    const count = medians.filter((score) => score !== undefined).length;
    if (evaluator.key !== '' && count > 1) shared.push({ evaluator, scores: medians });
    else unshared.push(evaluator);
  }
  return { shared, unshared };
}
