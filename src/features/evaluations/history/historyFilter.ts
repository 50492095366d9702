import type { Evaluation } from '../../../api/contract';
import { compareIds } from '../../../domain/ids';
import { missingLast } from '../../../domain/missingLast';
import type { I18n } from '../../../i18n/createI18n';
import { toDate } from '../../../domain/isoDate';
import { personLabels } from '../../../lib/text/personLabels';
import { choiceParameter, pageParameter, textParameter } from '../../../lib/url/parameters';

/** More are on further pages. */
export const PAGE_ROWS = 25;

export const ORDERS = ['listed', 'newest', 'oldest', 'highest', 'lowest'] as const;

/** The query parameters of the history. */
export const PARAMETERS = {
  /** The name of an evaluator, with the address where two share it; all of them for an empty text. */
  evaluator: textParameter,
  order: choiceParameter(ORDERS),
  page: pageParameter,
};

interface HistoryFilter {
  evaluator: string;
  order: (typeof ORDERS)[number];
}

/** An evaluator without a name, as addresses have it in any language. */
export const UNNAMED = 'N/A';

/** How the evaluator of each is called, in any language. */
function evaluatorsOf(evaluations: readonly Evaluation[]) {
  const labelOf = personLabels(
    evaluations.map(({ evaluator }) => evaluator),
    UNNAMED,
  );
  return ({ evaluator }: Evaluation) => labelOf(evaluator);
}

const timeOf = ({ createdAt }: Evaluation) => toDate(createdAt)?.getTime();

/** The evaluators to choose from. */
export const evaluatorsIn = ({ compare }: I18n, evaluations: readonly Evaluation[]) =>
  [...new Set(evaluations.map(evaluatorsOf(evaluations)))].sort(compare);

/**
 * Those of the period that the filter lets through, in its order. Missing values come last (specification, Sorting), and
 * equal ones are sorted by id. An evaluator of no evaluation at all filters nothing.
 */
export function filtered(
  all: readonly Evaluation[],
  ofPeriod: readonly Evaluation[],
  { evaluator, order }: HistoryFilter,
): readonly Evaluation[] {
  const evaluatorOf = evaluatorsOf(all);
  const isKnown = all.some((evaluation) => evaluatorOf(evaluation) === evaluator);
  const found = ofPeriod.filter((evaluation) => !isKnown || evaluatorOf(evaluation) === evaluator);
  if (order === 'listed') return found;
  const valueOf =
    order === 'newest' || order === 'oldest' ? timeOf : ({ score }: Evaluation) => score;
  const sign = order === 'newest' || order === 'highest' ? -1 : 1;
  return found.sort((one, other) => {
    const difference = missingLast(valueOf(one), valueOf(other), (a, b) => sign * (a - b));
    return difference || compareIds(one._id, other._id);
  });
}
