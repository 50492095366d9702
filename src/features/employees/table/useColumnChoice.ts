import { useMemo } from 'react';
import { useViewState } from '../../../lib/url/useViewState';
import { hiddenColumns } from './columns';

/** By column, whether it is shown. A column that is not named is. */
type Visibility = Record<string, boolean>;

const NOTHING_CHOSEN: Visibility = {};

/** Which columns are shown: what was chosen here, else what is there at first. */
export function useColumnChoice(narrow: boolean) {
  const [chosen, choose] = useViewState('employeeColumns', NOTHING_CHOSEN);
  const visibility = useMemo<Visibility>(
    () => ({
      ...Object.fromEntries(hiddenColumns(narrow).map((field) => [field, false])),
      ...chosen,
    }),
    [narrow, chosen],
  );
  return { visibility, choose };
}
