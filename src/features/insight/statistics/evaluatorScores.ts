import { compareIds } from '../../../domain/ids';
import { personKey } from '../../../domain/personKey';
import type { I18n } from '../../../i18n/createI18n';
import { personLabels } from '../../../lib/text/personLabels';
import { groupBy } from '../../../domain/groupBy';
import type { ScoredEvaluation } from './chartData';
import { summaryOf, type Summary } from '../../../domain/summary';

/** The scores that one evaluator has given. */
export interface EvaluatorScores<Score extends ScoredEvaluation = ScoredEvaluation> {
  /** `personKey`; empty where the evaluators are not known. */
  key: string;
  name: string;
  scores: Score[];
}

/**
 * Returns the scores by evaluator, sorted by the most scores, then by name and key. Unknown evaluators come last, as
 * one.
 */
export function scoresByEvaluator<Score extends ScoredEvaluation>(
  i18n: I18n,
  scored: readonly Score[],
): EvaluatorScores<Score>[] {
  const labelOf = personLabels(
    scored.map(({ evaluation }) => evaluation.evaluator),
    i18n.display(undefined),
  );
  return [...groupBy(scored, ({ evaluation }) => personKey(evaluation.evaluator) ?? '')]
    .map(([key, scores]) => {
      const evaluator = scores[0]?.evaluation.evaluator;
      const name = i18n.display(evaluator?.name ? labelOf(evaluator) : key);
      return { key, name, scores };
    })
    .sort((a, b) => unknownLast(a, b) || b.scores.length - a.scores.length || byName(i18n, a, b));
}

export interface EvaluatorSummary extends EvaluatorScores {
  summary: Summary;
}

/** Returns the evaluators, sorted by name, then by key. Unknown evaluators come last, as one. */
export function evaluatorSummaries(
  i18n: I18n,
  scored: readonly ScoredEvaluation[],
): EvaluatorSummary[] {
  return scoresByEvaluator(i18n, scored)
    .map((evaluator) => ({
      ...evaluator,
      summary: summaryOf(evaluator.scores.map(({ score }) => score)),
    }))
    .sort((a, b) => unknownLast(a, b) || byName(i18n, a, b));
}

const byName = ({ compare }: I18n, a: EvaluatorScores, b: EvaluatorScores) =>
  compare(a.name, b.name) || compareIds(a.key, b.key);

const unknownLast = (a: EvaluatorScores, b: EvaluatorScores) =>
  Number(a.key === '') - Number(b.key === '');
