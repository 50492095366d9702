import type { Evaluation } from '../../../api/contract';
import { sortedById, sortedBy } from '../../../domain/ordering';
import { toDate } from '../../../domain/isoDate';
import { evaluatorKey } from '../evaluators';
import { choiceParameter, pageParameter, textParameter } from '../../../lib/url/parameters';

export const HISTORY_PAGE_SIZE = 25;

export const HISTORY_ORDERS = ['listed', 'newest', 'oldest', 'highest', 'lowest'] as const;

export const HISTORY_PARAMETERS = {
  /** The key of an evaluator; empty for all of them. */
  evaluator: textParameter,
  order: choiceParameter(HISTORY_ORDERS),
  page: pageParameter,
};

interface HistoryFilter {
  evaluator: string;
  order: (typeof HISTORY_ORDERS)[number];
}

const timeOf = ({ createdAt }: Evaluation) => toDate(createdAt)?.getTime();

/** Returns the key of the evaluator in the address; undefined if it is not one of them. A name is accepted, too. */
export function selectedEvaluator(all: readonly Evaluation[], parameter: string) {
  const selected =
    all.find((evaluation) => evaluatorKey(evaluation) === parameter) ??
    all.find(({ evaluator }) => evaluator?.name === parameter);
  return selected && evaluatorKey(selected);
}

/**
 * Returns the evaluations of the period that match the filter, in its order. Missing values come last
 * (specification, Sorting), and equal ones are sorted by id. An evaluator without evaluations filters nothing.
 */
export function filterHistory(
  all: readonly Evaluation[],
  ofPeriod: readonly Evaluation[],
  { evaluator, order }: HistoryFilter,
): readonly Evaluation[] {
  const key = selectedEvaluator(all, evaluator);
  const listed = ofPeriod.filter(
    (evaluation) => key === undefined || evaluatorKey(evaluation) === key,
  );
  if (order === 'listed') return listed;
  const valueOf =
    order === 'newest' || order === 'oldest' ? timeOf : ({ score }: Evaluation) => score;
  return sortedBy(sortedById(listed), valueOf, order === 'newest' || order === 'highest');
}
