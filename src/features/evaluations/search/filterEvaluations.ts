import type { Evaluation } from '../../../api/contract';
import { isBlank } from '../../../domain/texts';
import { inRange } from '../../../lib/text/createdTime';
import { fold } from '../../../lib/text/fold';
import { isWithin } from '../../../lib/url/rangeParameter';
import type { Scope } from '../../../api/allEvaluations';
import { evaluatorKey } from '../evaluators';
import type { Filters } from './parameters';

/** The folded texts of evaluations. There may be 20,000 of them. */
const texts = { all: new WeakMap<Evaluation, string>(), own: new WeakMap<Evaluation, string>() };

/**
 * Returns the folded texts of an evaluation. In a list of one evaluator, the evaluator's name would match every row.
 */
function textOf(evaluation: Evaluation, scope: Scope): string {
  const cached = texts[scope].get(evaluation);
  if (cached !== undefined) return cached;
  const { employee, evaluator, note } = evaluation;
  const people = scope === 'own' ? [employee] : [employee, evaluator];
  const fields = [...people.flatMap((person) => [person?.name, person?.email]), note];
  const text = fold(fields.join('\n'));
  texts[scope].set(evaluation, text);
  return text;
}

/** Folds the texts of evaluations ahead of the first search. */
export function prepareSearch(evaluations: readonly Evaluation[], scope: Scope) {
  for (const evaluation of evaluations) textOf(evaluation, scope);
}

/** Returns the evaluations whose texts are not folded yet. */
export const unprepared = (evaluations: readonly Evaluation[], scope: Scope) =>
  evaluations.filter((evaluation) => !texts[scope].has(evaluation));

interface FilterOptions {
  scope: Scope;
  /** Folded words. An evaluation matches if its texts contain all of them, in any order. */
  words: readonly string[];
  filters: Filters;
  range: Parameters<typeof inRange>[1];
}

/** Returns the evaluations of the period that match the search and the filters, in their order. */
export function filterEvaluations(
  evaluations: readonly Evaluation[],
  options: FilterOptions,
): Evaluation[] {
  const { scope, words, filters, range } = options;
  const { evaluator, score, 'without-note': withoutNote } = filters;
  return inRange(evaluations, range).filter(
    (evaluation) =>
      (evaluator === '' || evaluatorKey(evaluation) === evaluator) &&
      isWithin(evaluation.score, score) &&
      (withoutNote === '0' || isBlank(evaluation.note ?? '')) &&
      (words.length === 0 || words.every((word) => textOf(evaluation, scope).includes(word))),
  );
}
