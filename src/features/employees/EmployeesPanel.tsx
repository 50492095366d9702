import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { Employee } from '../../api/contract';
import { LoadFailure } from '../../components/LoadFailure';
import { displayCount } from '../../lib/display';
import { lazily } from '../../lib/lazily';
import { useIdleCode } from '../../lib/useIdleCode';
import type { AddEvaluation } from './columns';
import { EmployeesTable } from './EmployeesTable';
import { GridSkeleton } from './GridSkeleton';
import { employeeQueries } from './queries';
import { SearchBox } from './SearchBox';
import { useEmployeesTable } from './useEmployeesTable';

const Pager = lazily(async () => (await import('../../components/Pager')).Pager);

const NONE: Employee[] = [];

/** As tall without the pages as with them. */
const pagesStyle: SxProps = {
  display: 'flex',
  justifyContent: 'center',
  boxSizing: 'content-box',
  minHeight: 32,
  p: { xs: 2, sm: 3 },
};

/** The employees: search, table and pages. */
export function EmployeesPanel({ onAddEvaluation }: { onAddEvaluation: AddEvaluation }) {
  const { data, isError, refetch } = useQuery(employeeQueries.list());
  const table = useEmployeesTable(data?.employees ?? NONE);
  // The rows come first.
  const hasPager = useIdleCode(Pager.preload);

  const pending = isError ? '' : 'Loading employees...';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: { xs: 2, sm: 3 }, pb: 2 }}>
        <SearchBox value={table.text} onChange={table.setText} />
        <Status>
          {data ? summary(table.matchCount, data.employees.length, data.total) : pending}
        </Status>
      </Box>
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
      <Box sx={pagesStyle}>
        {data && hasPager && (
          <Pager page={table.page} totalPages={table.totalPages} onPageChange={table.setPage} />
        )}
      </Box>
    </>
  );
}

/** Not drawn again with every letter. */
const Status = memo(function Status({ children }: { children: string }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
      {children}
    </Typography>
  );
});

/** Says how many there are, and when the server sent fewer than it has (decision 17). */
function summary(matches: number, rows: number, total: number | null | undefined): string {
  if (total && total > rows) {
    return `Showing ${displayCount(rows)} of ${displayCount(total)}`;
  }
  const all = `${displayCount(rows)} ${rows === 1 ? 'employee' : 'employees'}`;
  return matches === rows ? all : `${displayCount(matches)} of ${all}`;
}
