import type { Evaluation } from '../../../api/contract';
import { isBlank } from '../../../domain/texts';
import { inRange } from '../../../lib/text/createdTime';
import { fold } from '../../../lib/text/fold';
import { isWithin } from '../../../lib/url/rangeParameter';
import type { Scope } from '../../../api/allEvaluations';
import { evaluatorKey } from '../evaluators';
import type { Filters } from './parameters';

/** The folded texts of evaluations, of which there may be 20,000. */
const texts = { all: new WeakMap<Evaluation, string>(), own: new WeakMap<Evaluation, string>() };

/** In a list of one evaluator, the evaluator's name would match every row. */
function textOf(evaluation: Evaluation, scope: Scope): string {
  const known = texts[scope].get(evaluation);
  if (known !== undefined) return known;
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

/** The evaluations whose texts are not folded yet. */
export const unprepared = (evaluations: readonly Evaluation[], scope: Scope) =>
  evaluations.filter((evaluation) => !texts[scope].has(evaluation));

interface FindOptions {
  scope: Scope;
  /** Folded words. All must be in the texts of an evaluation, in any order. */
  words: readonly string[];
  filters: Filters;
  range: Parameters<typeof inRange>[1];
}

/** The evaluations of the period that match the search and the filters, in their order. */
export function filterEvaluations(
  evaluations: readonly Evaluation[],
  find: FindOptions,
): Evaluation[] {
  const { scope, words, filters, range } = find;
  const { evaluator, score, 'without-note': withoutNote } = filters;
  return inRange(evaluations, range).filter(
    (one) =>
      (evaluator === '' || evaluatorKey(one) === evaluator) &&
      isWithin(one.score, score) &&
      (withoutNote === '0' || isBlank(one.note ?? '')) &&
      (words.length === 0 || words.every((word) => textOf(one, scope).includes(word))),
  );
}
