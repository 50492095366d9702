import { useMemo } from 'react';
import type { Employee } from '../../api/contract';
import { focusHeading } from '../../components/page/focusHeading';
import { useI18n } from '../../i18n/I18nContext';
import type { ResultsAddress } from './address';
import { readsForFilters } from './filters/filters';
import { filtered, useFilters } from './filters/useFilters';
import { inOrder, readForOrder } from './order/order';
import { useHitData } from './reading/useHitData';

/**
 * The people found whom the filters let through, in the chosen order, and what has to be read to know them.
 * @param employees Everybody found; undefined while they are searched for.
 * @param version Changes with every answer to the search.
 */
export function useHits(
  address: ResultsAddress,
  employees: Employee[] | undefined,
  version: number,
) {
  const i18n = useI18n();
  const { t } = i18n;
  const [{ q, order }, update] = address;
  const { filters, isFiltered, change } = useFilters(address);
  const filterReads = readsForFilters(filters);
  const orderRead = readForOrder(order);
  const required = [...new Set([...filterReads, ...(orderRead ? [orderRead] : [])])];
  const { data, missing, countUnread, ...reading } = useHitData(q, employees, version, required);
  const filtersWait = filterReads.some((part) => missing.includes(part));
  const orderWaits = orderRead !== undefined && missing.includes(orderRead);

  const hits = useMemo(() => {
    const kept = filtered(employees, filters, data, filtersWait);
    return kept && inOrder(i18n, kept, order, data);
  }, [i18n, employees, filters, order, data, filtersWait]);
  const unread = employees ? countUnread(employees) : 0;
  const waiting = filtersWait ? 'filtersNeed' : 'orderNeeds';

  return {
    ...reading,
    /** Undefined until they are known. */
    hits,
    data,
    filters,
    isFiltered,
    change,
    missing,
    unread,
    reason: t(`results.reading.${filtersWait && orderWaits ? 'bothNeed' : waiting}`),
    /** Gives up what needs to be read. */
    cancel: () => {
      update(
        {
          ...(filtersWait && { evaluations: '', average: '', before: '' }),
          ...(orderWaits && { order: null }),
          page: 1,
        },
        { replace: true },
      );
      // The button is removed.
      focusHeading();
    },
  };
}
