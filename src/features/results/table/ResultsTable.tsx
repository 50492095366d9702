import type { I18n } from '../../../i18n/createI18n';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridLocaleText,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { useCallback, useEffect, useMemo, type FocusEvent } from 'react';
import type { Employee } from '../../../api/contract';
import { scaled } from '../../../components/page/lengths';
import { copyCells } from '../../../components/table/copyCells';
import { useI18n } from '../../../i18n/I18nContext';
import type { DetailOf } from '../../../lib/text/personLabels';
import type { ResultsAddress } from '../address';
import type { EmployeeData } from '../load/employeeData';
import { columnsOf } from './columns';
import { PrintedTable } from './PrintedTable';
import { toRows, type ResultRow } from './rows';
import { gridStyle, HEADER_HEIGHT, ROW_HEIGHTS, tableBox, tableHeight } from './tableStyle';
import { useTableModels } from './useTableModels';

export interface ResultsTableProps {
  /** The employees, sorted; undefined while they are loading. */
  results: Employee[] | undefined;
  /** The statistics of all results, if they have been read. */
  statistics: EmployeeData['statistics'];
  address: ResultsAddress;
  /** The detail that distinguishes people with the same name. */
  detailOf: DetailOf;
  onEvaluate: (employee: Employee) => void;
}

const NO_EMPLOYEES: Employee[] = [];
const SLOT_PROPS: DataGridProps['slotProps'] = {
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
};

/** Scrolls the focused cell into view: the grid itself does not scroll the page. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    const cell = target.closest('.MuiDataGrid-cell, .MuiDataGrid-columnHeader');
    cell?.scrollIntoView({ block: 'nearest' });
  }
}

/** The results as a data grid. Its rows are already sorted and filtered, so the grid does neither. */
export function ResultsTable({
  results,
  statistics,
  address,
  detailOf,
  onEvaluate,
}: ResultsTableProps) {
  const i18n = useI18n();
  const [{ size, density }] = address;
  const employees = results ?? NO_EMPLOYEES;
  const rows = useMemo(() => toRows(employees, statistics), [employees, statistics]);
  const columns = useMemo(
    () => columnsOf(i18n, detailOf, onEvaluate),
    [i18n, detailOf, onEvaluate],
  );
  const localeText = useMemo(() => gridTexts(i18n), [i18n]);
  const models = useTableModels(address, employees.length);
  const apiRef = useGridApiRef();
  // The details that distinguish people with the same name are never cut.
  const rowHeight = useCallback(
    ({ model }: GridRowHeightParams) =>
      detailOf((model as ResultRow).employee) === undefined ? null : 'auto',
    [detailOf],
  );

  useEffect(() => {
    // The header that Tab reaches would be removed when it is scrolled away, and Tab would skip the grid
    // (https://github.com/mui/mui-x/issues/19359).
    apiRef.current?.unstable_setColumnVirtualization(false);
  }, [apiRef]);

  return (
    <Box
      sx={tableBox}
      style={results ? undefined : { height: tableHeight(Number(size), density) }}
      onFocus={showFocused}
      onCopy={copyCells}
    >
      <DataGrid
        aria-label={i18n.t('results.employeesFound')}
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        localeText={localeText}
        loading={!results}
        autoHeight={!!results}
        {...models}
        rowHeight={scaled(ROW_HEIGHTS[density])}
        getRowHeight={rowHeight}
        columnHeaderHeight={scaled(HEADER_HEIGHT)}
        sortingMode="server"
        disableColumnFilter
        disableColumnMenu
        disableColumnSelector
        rowSelection={false}
        // The content security policy forbids `eval`.
        disableEval
        slotProps={SLOT_PROPS}
        sx={gridStyle}
      />
      <PrintedTable apiRef={apiRef} detailOf={detailOf} />
    </Box>
  );
}

/** Returns the grid's own texts, as far as this grid shows them. */
const gridTexts = ({ t }: I18n): Partial<GridLocaleText> => ({
  columnHeaderSortIconLabel: t('results.table.sort'),
  paginationRowsPerPage: t('results.table.rowsPerPage'),
  paginationDisplayedRows: ({ from, to, count }) =>
    t('results.table.shownRows', { from, to, count }),
  paginationItemAriaLabel: (type) =>
    t(`results.table.${type === 'next' ? 'nextPage' : 'previousPage'}`),
});
