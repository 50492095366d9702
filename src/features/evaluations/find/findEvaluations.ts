import { personKey } from '../../../domain/personKey';
import type { Evaluation } from '../../../api/contract';
import { isBlank } from '../../../domain/texts';
import type { I18n } from '../../../i18n/createI18n';
import { inRange } from '../../../lib/text/createdTime';
import { fold } from '../../../lib/text/fold';
import { personLabels } from '../../../lib/text/personLabels';
import { isWithin } from '../../../lib/url/rangeParameter';
import type { Scope } from '../api';
import type { Filters } from './parameters';

/** The folded texts of evaluations: a slow computer needs a second to fold those of 20,000. */
const texts = { all: new WeakMap<Evaluation, string>(), own: new WeakMap<Evaluation, string>() };

/** In a list of one evaluator, the evaluator's name would find everything. */
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

/** Folds some evaluations ahead of the first search. */
export function prepareSearch(evaluations: readonly Evaluation[], scope: Scope) {
  for (const evaluation of evaluations) textOf(evaluation, scope);
}

/** Those that are not folded yet. */
export const unprepared = (evaluations: readonly Evaluation[], scope: Scope) =>
  evaluations.filter((evaluation) => !texts[scope].has(evaluation));

interface Find {
  scope: Scope;
  /** Folded words, which stand in the texts of an evaluation in any order. */
  words: readonly string[];
  filters: Filters;
  range: Parameters<typeof inRange>[1];
}

/** The evaluations of the period that the search and the filters let through, in their order. */
export function findEvaluations(evaluations: readonly Evaluation[], find: Find): Evaluation[] {
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

/** What the address says for all evaluators whom the server does not name. */
const UNNAMED = 'N/A';

/** What the address says for an evaluator. */
const evaluatorKey = ({ evaluator }: Evaluation) => personKey(evaluator) ?? UNNAMED;

/** Everybody who has evaluated, by name. Where two have the same name, it is followed by the address. */
export function evaluatorsIn({ display, compare }: I18n, evaluations: readonly Evaluation[]) {
  const byKey = new Map(evaluations.map((one) => [evaluatorKey(one), one.evaluator]));
  const labelOf = personLabels([...byKey.values()], display(undefined));
  return [...byKey]
    .map(([value, person]) => ({ value, text: labelOf(person) }))
    .sort((one, other) => compare(one.text, other.text));
}
