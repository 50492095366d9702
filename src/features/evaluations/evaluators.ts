import type { Evaluation } from '../../api/contract';
import { personKey } from '../../domain/personKey';
import type { I18n } from '../../i18n/createI18n';
import { personLabels } from '../../lib/text/personLabels';

/** What the address says for all evaluators whom the server does not name, in any language. */
const UNNAMED = 'N/A';

/** What the address says for the evaluator. */
export const evaluatorKey = ({ evaluator }: Evaluation) => personKey(evaluator) ?? UNNAMED;

/** Everybody who has evaluated, by name. Where two have the same name, it is followed by the address. */
export function evaluatorsIn({ display, compare }: I18n, evaluations: readonly Evaluation[]) {
  const byKey = new Map(evaluations.map((one) => [evaluatorKey(one), one.evaluator]));
  const labelOf = personLabels([...byKey.values()], display(undefined));
  return [...byKey]
    .map(([value, person]) => ({ value, text: labelOf(person) }))
    .sort((one, other) => compare(one.text, other.text));
}
