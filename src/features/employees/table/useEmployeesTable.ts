import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Employee } from '../../../api/contract';
import { PAGE_SIZE } from '../../../domain/constants';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { runWhenIdle } from '../../../lib/code/runWhenIdle';
import { useAddressState } from '../../../lib/url/addressState';
import { pageCount } from '../../../lib/url/parameters';
import { useTypedText } from '../../../lib/url/useTypedText';
import { EMPLOYEE_PARAMETERS, type OptionalColumn } from '../model/address';
import { rowsAt } from '../model/rows';
import { createSearch, type SearchEmployees } from '../model/searching';
import {
  createSorter,
  type EmployeeSorting,
  type SortEmployees,
  type SortField,
} from '../model/sorting';

/**
 * Searches, sorts and pages all employees. The table gets one page of rows, and on paper all of them. The state is in
 * the address (specification, Address): the search is written after a pause, and only a change of the page adds a
 * history entry. For a highlighted employee, the hook opens the page, and clears a search that does not match.
 */
export function useEmployeesTable(employees: Employee[], highlightedId: string | undefined) {
  const [{ q, sort, page: requestedPage, columns }, update] = useAddressState(EMPLOYEE_PARAMETERS);
  const { text, setText, isPending } = useTypedText(q, (next) => {
    update({ q: next, page: 1 }, { replace: true });
  });

  const i18n = useI18n();
  const { search, sortBy } = employeesIndex(i18n, employees);
  const ordered = useMemo(() => sortBy(sort ?? undefined), [sortBy, sort]);
  const { indexes: matches, terms } = useMemo(() => search(ordered, text), [search, ordered, text]);
  const totalPages = pageCount(matches.length, PAGE_SIZE);
  const page = Math.min(isPending ? 1 : requestedPage, totalPages);
  const isPrinting = useWhilePrinting(() => true);
  const rows = useMemo(() => {
    const listed = isPrinting ? matches : matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return rowsAt(i18n, employees, listed);
  }, [i18n, employees, matches, page, isPrinting]);

  const setters = useMemo(
    () => ({
      setSort: (next: EmployeeSorting | null) => {
        update({ sort: next }, { replace: true });
      },
      setPage: (next: number) => {
        update({ page: next }, { scrollToTop: true });
      },
      setColumns: (next: OptionalColumn[]) => {
        update({ columns: next }, { replace: true });
      },
    }),
    [update],
  );

  const preparations = useMemo(
    () => ({
      /** Computes what the first search needs when the browser is idle. Call it when the search box gets the focus. */
      prepareSearch: () => {
        runWhenIdle([() => search([], 'a'), () => search([], '1')]);
      },
      /** Computes the order of a column when the browser is idle. Call it when the pointer is over its header. */
      prepareSort: (field: SortField) => {
        runWhenIdle([() => sortBy({ field, isDescending: false })]);
      },
    }),
    [search, sortBy],
  );

  const showHighlighted = useEffectEvent(() => {
    const highlightedIndex = employees.findIndex(({ _id }) => _id === highlightedId);
    const isFound = matches.includes(highlightedIndex);
    const position = (isFound ? matches : ordered).indexOf(highlightedIndex);
    const changes = { page: Math.floor(position / PAGE_SIZE) + 1, ...(!isFound && { q: '' }) };
    update(changes, { replace: true });
  });
  useEffect(() => {
    if (highlightedId !== undefined) showHighlighted();
  }, [highlightedId]);

  return {
    text,
    setText,
    sort: sort ?? undefined,
    page,
    columns,
    ...setters,
    ...preparations,
    totalPages,
    rows,
    terms,
    minRows: useMinRows(matches.length, isPending),
    matchCount: matches.length,
  };
}

/**
 * Returns the minimum height of the table, in rows. The page buttons below it then stay in place on a last page that is
 * not full, and while the user types.
 */
function useMinRows(matchCount: number, isTyping: boolean): number {
  const rowCount = Math.min(matchCount, PAGE_SIZE);
  const [least, setLeast] = useState(rowCount);
  const next = isTyping ? Math.max(least, rowCount) : rowCount;
  if (next !== least) setLeast(next);
  return next;
}

/** The functions that search and sort a list of employees, with what they have computed. */
interface EmployeesIndex {
  i18n: I18n;
  search: SearchEmployees;
  sortBy: SortEmployees;
}

/** An index is kept as long as its list, so that the table can reuse it when its page is opened again. */
const indexes = new WeakMap<Employee[], EmployeesIndex>();

/** Returns the index of a list in a language. */
function employeesIndex(i18n: I18n, employees: Employee[]): EmployeesIndex {
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
