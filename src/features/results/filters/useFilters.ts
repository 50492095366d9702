import { useMemo } from 'react';
import type { Employee } from '../../../api/contract';
import type { ResultsAddress } from '../address';
import type { EmployeeData } from '../load/employeeData';
import { matchesFilters, partsForFilters } from './filters';
import type { Filters } from '../address';

/** Returns the filters in the address. */
export function useFilters([address, update]: ResultsAddress) {
  const { role, position, hired, evaluations, average, before } = address;
  // The object stays the same until a filter changes, because other parts of the address change, too.
  const filters = useMemo<Filters>(
    () => ({ role, position, hired, evaluations, average, before }),
    [role, position, hired, evaluations, average, before],
  );
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    change: (change: Partial<Filters>) => {
      update({ ...change, page: 1 }, { replace: true });
    },
  };
}

/**
 * Returns the employees who match the filters; undefined until they are known.
 * @param isLoading Whether the data of the filters is being read for the first time, or again.
 */
export function filterEmployees(
  employees: Employee[] | undefined,
  filters: Filters,
  data: EmployeeData,
  isLoading: boolean,
): Employee[] | undefined {
  if (!employees || partsForFilters(filters).some((part) => !data[part])) return undefined;
  const matching = employees.filter((employee) => matchesFilters(employee, filters, data));
  // Somebody may match when the data has been read again.
  return isLoading && matching.length === 0 ? undefined : matching;
}
