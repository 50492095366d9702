import { useDeferredValue, useMemo, useState } from 'react';
import type { Employee } from '../../api/contract';
import { PAGE_SIZE } from '../../domain/constants';
import { filterRows, pageCount, sortRows, toRows, type Sorting } from './rows';

/**
 * Search, sorting and paging over all employees, of which the table gets one page of rows. The rows
 * follow the search box when there is time, so that typing never waits for them.
 */
export function useEmployeesTable(employees: Employee[]) {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const [wantedPage, setPage] = useState(1);
  const settledSearch = useDeferredValue(search);

  const rows = useMemo(() => toRows(employees), [employees]);
  const sorted = useMemo(() => sortRows(rows, sorting), [rows, sorting]);
  const matches = useMemo(() => filterRows(sorted, settledSearch), [sorted, settledSearch]);
  const totalPages = pageCount(matches.length, PAGE_SIZE);
  const page = Math.min(wantedPage, totalPages);
  const pageRows = useMemo(
    () => matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    [matches, page],
  );

  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setPage(1);
    },
    sorting,
    setSorting,
    page,
    setPage,
    totalPages,
    pageRows,
    matchCount: matches.length,
    rowCount: rows.length,
  };
}
