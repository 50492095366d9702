import { useMemo } from 'react';
import type { Employee } from '../../api/contract';
import { focusHeading } from '../../components/page/focusHeading';
import { useI18n } from '../../i18n/I18nContext';
import type { ResultsAddress } from './address';
import { partsForFilters } from './filters/filters';
import { filterEmployees, useFilters } from './filters/useFilters';
import { sortEmployees, partForOrder } from './order/order';
import { useEmployeeData } from './load/useEmployeeData';

/**
 * Returns the results, which are the employees of an answer who match the filters, in the selected order. It also
 * returns the state of the bulk read that they need.
 * @param employees The answer to the search; undefined while it is loading.
 * @param version A number that differs for each answer.
 */
export function useResults(
  address: ResultsAddress,
  employees: Employee[] | undefined,
  version: number,
) {
  const i18n = useI18n();
  const { t } = i18n;
  const [{ q, order: latestOrder }, update] = address;
  const { field, isDescending = false } = latestOrder ?? {};
  // The object stays the same until the order changes, because other parts of the address change, too.
  const order = useMemo(() => (field ? { field, isDescending } : null), [field, isDescending]);
  const { filters, isFiltered, change } = useFilters(address);
  const filterParts = partsForFilters(filters);
  const orderPart = partForOrder(order);
  const required = [...new Set([...filterParts, ...(orderPart ? [orderPart] : [])])];
  const { data, missing, countUnread, ...load } = useEmployeeData(q, employees, version, required);
  const isFilterPending = filterParts.some((part) => missing.includes(part));
  const isOrderPending = orderPart !== undefined && missing.includes(orderPart);

  const results = useMemo(() => {
    const matching = filterEmployees(employees, filters, data, isFilterPending);
    return matching && sortEmployees(i18n, matching, order, data);
  }, [i18n, employees, filters, order, data, isFilterPending]);
  const unread = employees ? countUnread(employees) : 0;
  const pendingReason = isFilterPending ? 'filtersNeed' : 'orderNeeds';

  return {
    ...load,
    /** Undefined until they are known. */
    results,
    data,
    filters,
    isFiltered,
    change,
    missing,
    unread,
    reason: t(`results.load.${isFilterPending && isOrderPending ? 'bothNeed' : pendingReason}`),
    /** Cancels the bulk read by clearing the filters and the order that need it. */
    cancel: () => {
      update(
        {
          ...(isFilterPending && { evaluations: '', average: '', before: '' }),
          ...(isOrderPending && { order: null }),
          page: 1,
        },
        { replace: true },
      );
      // The button is removed, so the heading gets the focus.
      focusHeading();
    },
  };
}
