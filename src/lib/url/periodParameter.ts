import { useCallback, useMemo } from 'react';
import { formatPeriod, parsePeriod, rangeOf, type Period, type Range } from '../../domain/period';
import { useToday } from '../text/useToday';
import { useAddressState } from './addressState';
import { pageParameter, type Parameter } from './parameters';
import { PERIOD } from './periodLink';

let last: { text: string; period: Period | undefined } | undefined;

/** Parses a period. Returns the same object for equal texts, because `useMemo` compares it. */
function parse(text: string): Period | undefined {
  if (last?.text !== text) last = { text, period: parsePeriod(text) };
  return last.period;
}

/**
 * A parameter with the values `this-year`, `last-year`, `12-months` or `2025-01-01..2025-06-30`. 'any' is not in the
 * address.
 */
export const periodParameter: Parameter<Period> = {
  initial: 'any',
  parse,
  format: formatPeriod,
};

const PARAMETERS = { [PERIOD]: periodParameter, page: pageParameter };

/** Returns the period in the address with its times, the start of today, and the setter. */
export function usePeriod() {
  const [{ period }, update] = useAddressState(PARAMETERS);
  const today = useToday();
  const { from, before } = rangeOf(period, new Date(today)) ?? {};
  // The object is the same while the times are, so that memoised results stay valid.
  const range = useMemo<Range | undefined>(
    () => (from === undefined || before === undefined ? undefined : { from, before }),
    [from, before],
  );
  const setPeriod = useCallback(
    (next: Period) => {
      // A list starts again with its first page.
      update({ period: next, page: 1 }, { replace: true });
    },
    [update],
  );
  return { period, range, today, setPeriod };
}
