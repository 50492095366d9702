import { useMemo, useRef } from 'react';
import type { Employee } from '../../../api/contract';
import { MAX_SELECTED } from '../../../domain/constants';
import type { ResultsAddress } from '../address';
import { rangeOf, withChoice } from './selectedIds';

/**
 * Returns the value of `SelectionContext`.
 * @param results In the order on screen; undefined until they are known.
 */
export function useSelection(
  [{ chosen: selected }, update]: ResultsAddress,
  results: Employee[] | undefined,
) {
  const ids = useMemo(() => new Set(selected), [selected]);
  const resultIds = useMemo(
    () => results && [...new Set(results.map(({ _id }) => _id))],
    [results],
  );
  const last = useRef<string>(undefined);

  function choose(next: readonly string[]) {
    // Otherwise the checkbox changes only after the screen has been rendered.
    update({ chosen: next }, { replace: true, flushSync: true });
  }

  return {
    ids,
    resultIds,
    onToggle: (id: string, isRange: boolean) => {
      const range = isRange ? rangeOf(resultIds ?? [], last.current, id) : [id];
      choose(withChoice(selected, range, !ids.has(id)));
      last.current = id;
    },
    onToggleAll: () => {
      const all = (resultIds ?? []).slice(0, MAX_SELECTED);
      const withAll = withChoice(selected, all, true);
      choose(withAll.length > selected.length ? withAll : withChoice(selected, all, false));
    },
  };
}
