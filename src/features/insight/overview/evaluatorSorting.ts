import { useAddressState } from '../../../lib/url/addressState';
import type { Parameter } from '../../../lib/url/parameters';
import { EVALUATOR_ORDERS, type EvaluatorSorting } from '../statistics/overview/evaluators';

/** `median` or `-median`: a column, with a minus for the descending order. */
const SORTINGS = new Map<string, EvaluatorSorting>(
  EVALUATOR_ORDERS.flatMap((order) => [
    [order, { order, isDescending: false }],
    [`-${order}`, { order, isDescending: true }],
  ]),
);

const sortingParameter: Parameter<EvaluatorSorting> = {
  initial: { order: 'name', isDescending: false },
  parse: (text) => SORTINGS.get(text),
  format: ({ order, isDescending }) => (isDescending ? `-${order}` : order),
};

const PARAMETERS = { evaluators: sortingParameter };

/** How the evaluators are sorted, and the function that changes it. The address holds it. */
export function useEvaluatorSorting() {
  const [{ evaluators: sorting }, update] = useAddressState(PARAMETERS);
  const setSorting = (next: EvaluatorSorting) => {
    update({ evaluators: next }, { replace: true });
  };
  return [sorting, setSorting] as const;
}
