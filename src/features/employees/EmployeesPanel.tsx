import AddIcon from '@mui/icons-material/Add';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Employee } from '../../api/contract';
import { failureCause } from '../../api/http/loadFailure';
import { Pager } from '../../components/controls/Pager';
import { PAGE_SIZE } from '../../domain/constants';
import { EmptyState } from '../../components/status/EmptyState';
import { LoadFailure } from '../../components/status/LoadFailure';
import { useHighlightedRow, type Saved } from '../../components/table/useHighlightedRow';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { SearchBox } from '../../components/controls/SearchBox';
import { useSearchShortcut } from '../../components/controls/searchShortcut';
import { ReceivedBytes } from '../../components/status/ReceivedBytes';
import { personLabel } from '../../lib/text/personLabels';
import { employeeQueries } from '../../api/employees';
import { orderText } from './table/columns';
import { EmployeesTable } from './table/EmployeesTable';
import type { AddEvaluation } from './table/RowActions';
import { TableMenu } from './table/TableMenu';
import { useEmployeesTable } from './table/useEmployeesTable';

const NONE: Employee[] = [];

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  columnGap: 2,
} satisfies SxProps;

const toolbar = {
  ...line,
  columnGap: { xs: 0.5, sm: 2 },
  px: { xs: 2, sm: 3 },
  pb: 1,
  '& > .MuiInputBase-root': { flex: { xs: '1 1 12.5rem', sm: '0 1 24rem' } },
  // On a phone, the text is below the controls.
  '& > p': { flex: { xs: '1 0 100%', sm: 'none' }, order: { xs: 1, sm: 0 } },
  '@media print': { '& > .MuiInputBase-root': { display: 'none' } },
} satisfies SxProps;

/** The box keeps its height while the employees are loading. */
const pages = {
  ...line,
  justifyContent: 'space-between',
  boxSizing: 'content-box',
  minHeight: '2rem',
  px: { xs: 2, sm: 3 },
  py: 2,
  // Paper shows all rows, so it needs no pages.
  '@media print': { display: 'none' },
} satisfies SxProps;

interface EmployeesPanelProps {
  onAddEmployee: () => void;
  onAddEvaluation: AddEvaluation;
  /** The employee who was saved last. */
  saved?: Saved<Employee> | undefined;
}

/** The list of employees, with search, table and pages. */
export function EmployeesPanel({ onAddEmployee, onAddEvaluation, saved }: EmployeesPanelProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const list = useQuery(employeeQueries.list());
  const { data, error, isError, refetch } = list;
  // The time is read only after a save, so that an unchanged list does not render again.
  const highlightedId = useHighlightedRow(saved, data?.employees, saved ? list.dataUpdatedAt : 0);
  const table = useEmployeesTable(data?.employees ?? NONE, highlightedId);
  const search = useRef<HTMLInputElement>(null);
  const hasShortcut = useSearchShortcut(search);
  const { setText } = table;
  const clearSearch = useCallback(() => {
    setText('');
    // The focused button is removed with the message, so the search gets the focus.
    search.current?.focus();
  }, [setText]);
  const addEvaluation = useCallback<AddEvaluation>(
    ({ id, name }) => {
      onAddEvaluation({ id, name: name && personLabel(data?.employees ?? NONE, id, name) });
    },
    [data, onAddEvaluation],
  );
  const pending = isError ? '' : t('employees.loading');
  return (
    <>
      <Box sx={toolbar} onFocus={table.prepareSearch}>
        <SearchBox
          ref={search}
          label={t('employees.search')}
          value={table.text}
          hasShortcut={hasShortcut}
          onChange={table.setText}
        />
        <Typography variant="body2" color="textSecondary" role="status">
          <span>
            {data ? summary(i18n, table.matchCount, data.employees.length, data.total) : pending}
          </span>
          {table.rows.length > 0 && <span style={visuallyHidden}>{pageAndOrder(i18n, table)}</span>}
        </Typography>
        {!data && !isError && <ReceivedBytes />}
        <Box sx={{ marginInlineStart: 'auto' }}>
          <TableMenu
            selected={table.columns}
            onChoose={table.setColumns}
            sorting={table.sort}
            onSortingChange={table.setSort}
          />
        </Box>
      </Box>
      {!data && isError && (
        <LoadFailure
          text={t('employees.none')}
          cause={failureCause(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.employees.length === 0 && (
        <EmptyState text={t('employees.none')} icon={<PeopleIcon />}>
          <Button variant="contained" startIcon={<AddIcon />} onClick={onAddEmployee}>
            {t('employees.add')}
          </Button>
        </EmptyState>
      )}
      {(data ? data.employees.length > 0 : !isError) && (
        <EmployeesTable
          rows={data && table.rows}
          words={table.terms}
          minRows={table.minRows}
          highlightedId={highlightedId}
          sorting={table.sort}
          selected={table.columns}
          onSortingChange={table.setSort}
          onPrepareSort={table.prepareSort}
          onAddEvaluation={addEvaluation}
          onClearSearch={clearSearch}
        />
      )}
      {table.rows.length > 0 ? (
        <Box sx={pages}>
          <Typography variant="body2" color="textSecondary">
            {rangeOf(i18n, table.page, table.matchCount)}
          </Typography>
          <Pager page={table.page} totalPages={table.totalPages} onPageChange={table.setPage} />
        </Box>
      ) : (
        !data && !isError && <Box sx={pages} />
      )}
    </>
  );
}

/** Returns the range of employees on a page, as in '11–20 of 10,000'. */
function rangeOf({ t }: I18n, page: number, count: number): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, count);
  return t('employees.range', { first, last, count });
}

/** Returns the page and the order, which a screen reader announces when they change. */
function pageAndOrder(
  i18n: I18n,
  { page, totalPages, sort }: ReturnType<typeof useEmployeesTable>,
): string {
  const { t, numeral } = i18n;
  const pages = { page: numeral(page), total: numeral(totalPages) };
  return [
    t('components.pages.shown', pages),
    ...(sort ? [t('employees.sortedBy', { order: orderText(i18n, sort) })] : []),
  ].join(t('common.seriesGap'));
}

/** Says how many employees there are, and whether the server sent fewer than it has (specification, Employee pages). */
function summary(
  { t }: I18n,
  matches: number,
  rows: number,
  total: number | null | undefined,
): string {
  if (total && total > rows) return t('employees.showing', { shown: rows, total });
  return matches === rows
    ? t('employees.count', { count: rows })
    : t('employees.countOf', { shown: matches, count: rows });
}
