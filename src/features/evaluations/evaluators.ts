import type { Evaluation } from '../../api/contract';
import { personKey } from '../../domain/personKey';
import type { I18n } from '../../i18n/createI18n';
import { personLabels } from '../../lib/text/personLabels';

/** The value in the address for evaluators whom the server does not name. It is the same in all languages. */
const UNNAMED = 'N/A';

/** Returns the value in the address for an evaluator. */
export const evaluatorKey = ({ evaluator }: Evaluation) => personKey(evaluator) ?? UNNAMED;

/** Returns all evaluators, sorted by name. If two have the same name, the e-mail address follows it. */
export function evaluatorsIn({ display, compare }: I18n, evaluations: readonly Evaluation[]) {
  const byKey = new Map(
    evaluations.map((evaluation) => [evaluatorKey(evaluation), evaluation.evaluator]),
  );
  const labelOf = personLabels([...byKey.values()], display(undefined));
  return [...byKey]
    .map(([value, person]) => ({ value, text: labelOf(person) }))
    .sort((a, b) => compare(a.text, b.text));
}

/** More lines would need a page of their own. */
const MAX_SIGNING = 4;

/**
 * Returns the names of the evaluators who sign a sheet with these evaluations, in their order. There are at most four.
 * If two have the same name, the e-mail address follows it.
 */
export function signingEvaluators({ display }: I18n, evaluations: readonly Evaluation[]): string[] {
  const named = evaluations.filter(({ evaluator }) => display(evaluator?.name, '') !== '');
  const people = [
    ...new Map(
      named.map((evaluation) => [evaluatorKey(evaluation), evaluation.evaluator]),
    ).values(),
  ];
  return people.slice(0, MAX_SIGNING).map(personLabels(people, ''));
}
