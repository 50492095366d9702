import type { Employee } from '../../../api/contract';
import type { I18n } from '../../../i18n/createI18n';
import { createSearch, type SearchEmployees } from './searching';
import { createSorter, type SortEmployees } from './sorting';

/** The functions that search and sort a list of employees, with what they have computed. */
interface EmployeesIndex {
  i18n: I18n;
  search: SearchEmployees;
  sortBy: SortEmployees;
}

/** An index is kept as long as its list, so that the table can reuse it when its page is opened again. */
const indexes = new WeakMap<Employee[], EmployeesIndex>();

/** Returns the index of a list in a language. */
export function employeesIndex(i18n: I18n, employees: Employee[]): EmployeesIndex {
  const cached = indexes.get(employees);
  if (cached?.i18n === i18n) return cached;
  const index = {
    i18n,
    search: createSearch(i18n, employees),
    sortBy: createSorter(i18n, employees),
  };
  indexes.set(employees, index);
  return index;
}
