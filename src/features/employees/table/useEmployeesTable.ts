import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { Employee } from '../../../api/contract';
import { PAGE_SIZE } from '../../../domain/constants';
import { useViewState } from '../../../lib/url/useViewState';
import { whenIdle } from '../../../lib/code/whenIdle';
import { pageCount, rowsAt } from '../model/rows';
import { createSearch, type Search } from '../model/searching';
import { createOrder, type Order, type Sorting } from '../model/sorting';

/** What was worked out about a list of employees; it is there again when somebody comes back to the table. */
const indexes = new WeakMap<Employee[], { search: Search; order: Order }>();

function indexOf(employees: Employee[]) {
  const known = indexes.get(employees);
  if (known) return known;
  const made = { search: createSearch(employees), order: createOrder(employees) };
  indexes.set(employees, made);
  return made;
}

/** Up to so many employees are searched within a letter typed. */
const AT_ONCE = 20_000;

/**
 * Search, sorting and paging over all employees, of which the table gets one page of rows. Where searching
 * takes its time, the rows follow the search box when there is some, so that typing never waits for them.
 */
export function useEmployeesTable(employees: Employee[]) {
  const [text, setText] = useViewState('employeesSearch', '');
  const [sorting, setSorting] = useViewState<Sorting | undefined>('employeesSorting', undefined);
  const [wantedPage, setPage] = useViewState('employeesPage', 1);
  const laterText = useDeferredValue(text);
  const settledText = employees.length > AT_ONCE ? laterText : text;

  const { search, order } = indexOf(employees);
  useEffect(
    () =>
      whenIdle((timeLeft) =>
        search.prepare(timeLeft) === 'done' ? order.prepare(timeLeft) : 'more',
      ),
    [search, order],
  );

  const everybody = useMemo(() => order.sort(sorting), [order, sorting]);
  const matches = useMemo(
    () => search.find(everybody, settledText),
    [search, everybody, settledText],
  );
  const totalPages = pageCount(matches.length, PAGE_SIZE);
  const page = Math.min(wantedPage, totalPages);
  const rows = useMemo(
    () => rowsAt(employees, matches.subarray((page - 1) * PAGE_SIZE, page * PAGE_SIZE)),
    [employees, matches, page],
  );

  const changeText = useCallback(
    (next: string) => {
      setText(next);
      setPage(1);
    },
    [setText, setPage],
  );
  return {
    text,
    setText: changeText,
    sorting,
    setSorting,
    page,
    setPage,
    totalPages,
    rows,
    matchCount: matches.length,
  };
}
