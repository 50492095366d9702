import { useMemo, useRef } from 'react';
import type { Employee } from '../../../api/contract';
import { MAX_CHOSEN } from '../../../domain/constants';
import type { ResultsAddress } from '../address';
import { rangeOf, withChoice } from './choosing';

/**
 * The value of `ChosenContext`.
 * @param hits In the order on screen; undefined until they are known.
 */
export function useChosen([{ chosen }, update]: ResultsAddress, hits: Employee[] | undefined) {
  const ids = useMemo(() => new Set(chosen), [chosen]);
  const found = useMemo(() => hits && [...new Set(hits.map(({ _id }) => _id))], [hits]);
  const last = useRef<string>(undefined);

  function choose(next: readonly string[]) {
    // Otherwise the checkbox changes only after the screen has been rendered.
    update({ chosen: next }, { replace: true, flushSync: true });
  }

  return {
    ids,
    found,
    onToggle: (id: string, isRange: boolean) => {
      const range = isRange ? rangeOf(found ?? [], last.current, id) : [id];
      choose(withChoice(chosen, range, !ids.has(id)));
      last.current = id;
    },
    onToggleAll: () => {
      const all = (found ?? []).slice(0, MAX_CHOSEN);
      const withAll = withChoice(chosen, all, true);
      choose(withAll.length > chosen.length ? withAll : withChoice(chosen, all, false));
    },
  };
}
