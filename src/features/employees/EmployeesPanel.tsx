import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Employee } from '../../api/contract';
import { LoadFailure } from '../../components/status/LoadFailure';
import { displayCount } from '../../lib/text/display';
import { lazily } from '../../lib/code/lazily';
import { perTheme } from '../../lib/perTheme';
import { useIdleCode } from '../../lib/code/useIdleCode';
import type { AddEvaluation } from './table/columns';
import { EmployeesTable } from './table/EmployeesTable';
import { GridSkeleton } from './table/GridSkeleton';
import { employeeQueries } from './queries';
import { SearchBox } from './table/SearchBox';
import { useEmployeesTable } from './table/useEmployeesTable';

const Pager = lazily(async () => (await import('../../components/controls/Pager')).Pager);

const NONE: Employee[] = [];

const SearchRow = styled('div')(
  perTheme(({ vars, typography, breakpoints, spacing }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(2),
    padding: spacing(0, 2, 2),
    [breakpoints.up('sm')]: { padding: spacing(0, 3, 2) },
    '& p': {
      ...typography.body2,
      alignSelf: 'center',
      margin: 0,
      color: vars.palette.text.secondary,
    },
  })),
);

/** As tall without the pages as with them. */
const Pages = styled('div')(
  perTheme(({ breakpoints, spacing }) => ({
    display: 'flex',
    justifyContent: 'center',
    boxSizing: 'content-box',
    minHeight: 32,
    padding: spacing(2),
    [breakpoints.up('sm')]: { padding: spacing(3) },
  })),
);

/** The employees: search, table and pages. */
export function EmployeesPanel({ onAddEvaluation }: { onAddEvaluation: AddEvaluation }) {
  const { data, isError, refetch } = useQuery(employeeQueries.list());
  const table = useEmployeesTable(data?.employees ?? NONE);
  // The rows come first, when the screen opens and with every letter of a search.
  const hasPager = useIdleCode(Pager.preload);
  const page = useDeferredValue(table.page);
  const totalPages = useDeferredValue(table.totalPages);

  const pending = isError ? '' : 'Loading employees...';
  return (
    <>
      <SearchRow>
        <SearchBox value={table.text} onChange={table.setText} />
        <p role="status">
          {data ? summary(table.matchCount, data.employees.length, data.total) : pending}
        </p>
      </SearchRow>
      {!data && isError && (
        <LoadFailure text="No employees found." onRetry={() => void refetch()} />
      )}
      {!data && !isError && <GridSkeleton />}
      {data && (
        <EmployeesTable
          rows={table.rows}
          sorting={table.sorting}
          onSortingChange={table.setSorting}
          onAddEvaluation={onAddEvaluation}
        />
      )}
      <Pages>
        {data && hasPager && (
          <Pager page={page} totalPages={totalPages} onPageChange={table.setPage} />
        )}
      </Pages>
    </>
  );
}

/** Says how many there are, and when the server sent fewer than it has (decision 17). */
function summary(matches: number, rows: number, total: number | null | undefined): string {
  if (total && total > rows) {
    return `Showing ${displayCount(rows)} of ${displayCount(total)}`;
  }
  const all = `${displayCount(rows)} ${rows === 1 ? 'employee' : 'employees'}`;
  return matches === rows ? all : `${displayCount(matches)} of ${all}`;
}
