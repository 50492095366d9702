import { useMemo, useState } from 'react';
import type { Employee } from '../../../api/contract';
import type { ResultsAddress } from '../address';
import { countUnread, matches, needsOf, NO_FILTER_DATA, type FilterData } from './filters';
import type { Filters } from './parameters';

/**
 * The filters in the address, and the employees whom they let through.
 * @param employees Everybody found; undefined while they are searched for.
 * @param version Changes with every answer to the search.
 */
export function useFilters(
  employees: Employee[] | undefined,
  version: number,
  [{ q, role, position, hired, evaluations, average, before }, update]: ResultsAddress,
) {
  // The same object until a filter changes, even if other parts of the address change.
  const filters = useMemo<Filters>(
    () => ({ role, position, hired, evaluations, average, before }),
    [role, position, hired, evaluations, average, before],
  );
  const needs = needsOf(filters).join(' ');
  const about = `${needs} ${q}`;
  const [known, setKnown] = useState<{ about: string; version: number; data: FilterData }>();
  // What was read for the same search before is used until it has been read again.
  const read = known?.about === about ? known.data : undefined;
  const data = needs === '' ? NO_FILTER_DATA : read;
  const isReading =
    needs !== '' && employees !== undefined && (!data || known?.version !== version);

  const isFiltered = Object.values(filters).some((value) => value !== '');
  const passed = useMemo(() => {
    if (!isFiltered || !employees) return employees;
    const found = data && employees.filter((employee) => matches(employee, filters, data));
    return isReading && found?.length === 0 ? undefined : found;
  }, [employees, isFiltered, filters, data, isReading]);
  const unread = useMemo(
    () => (employees && data && !isReading ? countUnread(employees, filters, data) : 0),
    [employees, filters, data, isReading],
  );

  return {
    filters,
    isFiltered,
    /** Undefined until it is known. */
    passed,
    /** How many could not be read. They are not among those who passed. */
    unread,
    isReading,
    /** Changes when everybody has to be read again. */
    readKey: `${about} ${version}`,
    onRead: (all: FilterData) => {
      setKnown({ about, version, data: all });
    },
    /** Reads those again who could not be read. */
    retry: () => {
      setKnown(undefined);
    },
    change: (change: Partial<Filters>) => {
      update({ ...change, page: 1 }, { replace: true });
    },
  };
}
