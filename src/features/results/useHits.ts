import { useMemo } from 'react';
import type { Employee } from '../../api/contract';
import { focusHeading } from '../../components/page/focusHeading';
import { useI18n } from '../../i18n/I18nContext';
import type { ResultsAddress } from './address';
import { needsOf } from './filters/filters';
import { filtered, useFilters } from './filters/useFilters';
import { inOrder, needOfOrder } from './order/order';
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
  const filterNeeds = needsOf(filters);
  const orderNeed = needOfOrder(order);
  const needs = [...new Set([...filterNeeds, ...(orderNeed ? [orderNeed] : [])])];
  const { data, missing, countUnread, ...reading } = useHitData(q, employees, version, needs);
  const filtersWait = filterNeeds.some((part) => missing.includes(part));
  const orderWaits = orderNeed !== undefined && missing.includes(orderNeed);

  const hits = useMemo(() => {
    const passed = filtered(employees, filters, data, filtersWait);
    return passed && inOrder(i18n, passed, order, data);
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
