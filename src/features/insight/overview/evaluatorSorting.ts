import { useAddressState } from '../../../lib/url/addressState';
import { sortParameter } from '../../../lib/url/sortParameter';
import { EVALUATOR_FIELDS, type EvaluatorSorting } from '../statistics/overview/evaluators';

const PARAMETERS = {
  evaluators: sortParameter(EVALUATOR_FIELDS, { field: 'name', isDescending: false }),
};

/** How the evaluators are sorted, and the function that changes it. The address holds it. */
export function useEvaluatorSorting() {
  const [{ evaluators: sorting }, update] = useAddressState(PARAMETERS);
  const setSorting = (next: EvaluatorSorting) => {
    update({ evaluators: next }, { replace: true });
  };
  return [sorting, setSorting] as const;
}
