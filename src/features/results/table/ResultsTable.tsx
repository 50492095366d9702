import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import {
  DataGrid,
  gridExpandedRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type DataGridProps,
} from '@mui/x-data-grid';
import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import type { Employee } from '../../../api/contract';
import { scaled } from '../../../components/page/lengths';
import type { ResultsAddress } from '../address';
import { FilterDataReader } from '../filters/FilterDataReader';
import type { FilterData } from '../filters/filters';
import { filteredStatistic, sortedStatistic } from './addressModels';
import { COLUMNS } from './columns';
import { STATISTIC_HEADERS } from './fields';
import { PrintedTable } from './PrintedTable';
import { toRows, type ResultRow } from './rows';
import {
  gridStyle,
  HEADER_HEIGHT,
  noticeBox,
  ROW_HEIGHTS,
  tableBox,
  tableHeight,
} from './tableStyle';
import { useTableModels } from './useTableModels';

export interface TableHandle {
  /** Returns the employees on all pages of the table, in its order. */
  getEmployees: () => Employee[];
}

export interface ResultsTableProps {
  /** Undefined while they are searched for. */
  employees: Employee[] | undefined;
  /** Changes with every answer to the search. */
  version: number;
  address: ResultsAddress;
  /** Called with the number of employees on all pages of the table, and with undefined on unmount. */
  onCount: (count: number | undefined) => void;
  ref: Ref<TableHandle>;
}

const NOBODY: Employee[] = [];
const HEIGHTS = {
  rowHeight: scaled(ROW_HEIGHTS.standard),
  columnHeaderHeight: scaled(HEADER_HEIGHT),
};
const SLOT_PROPS: DataGridProps['slotProps'] = {
  loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
  // The page has an export of its own.
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

// The page has buttons "Search" and "Filters" already.
const LOCALE_TEXT = {
  toolbarFilters: 'Filter a column',
  toolbarQuickFilterLabel: 'Find in the table',
  toolbarQuickFilterPlaceholder: 'Find in the table…',
};

/** The results as a data grid. */
export function ResultsTable(props: ResultsTableProps) {
  const { employees, version, address, onCount, ref } = props;
  const [{ q, sort, filter, size, density }, update] = address;
  const sorted = sortedStatistic(sort);
  const filtered = filteredStatistic(filter);
  const statistic = sorted ?? filtered;
  const found = employees ?? NOBODY;
  const [read, setRead] = useState<{
    search: string | null;
    version: number;
    statistics: FilterData['statistics'];
  }>();
  // The statistics of the last answer stay until there are new ones, unless the search text has changed.
  const all = read?.search === q ? read : undefined;
  const rows = useMemo(() => toRows(found, all?.statistics), [found, all]);
  const models = useTableModels(address, found.length);
  const apiRef = useGridApiRef();

  useImperativeHandle(ref, () => ({
    getEmployees() {
      const entries = gridFilteredSortedRowEntriesSelector(apiRef);
      return entries.map(({ model }) => (model as ResultRow).employee);
    },
  }));

  useEffect(() => {
    // The header that Tab reaches would be removed when it is scrolled away, and Tab would skip the grid
    // (https://github.com/mui/mui-x/issues/19359).
    apiRef.current?.unstable_setColumnVirtualization(false);
  }, [apiRef]);

  useEffect(() => {
    const tell = () => {
      onCount(gridExpandedRowCountSelector(apiRef));
    };
    tell();
    const stop = apiRef.current?.subscribeEvent('filteredRowsSet', tell);
    return () => {
      stop?.();
      onCount(undefined);
    };
  }, [apiRef, onCount]);

  return (
    <Box
      sx={tableBox}
      style={employees ? undefined : { height: tableHeight(Number(size), density) }}
    >
      <DataGrid
        aria-label="Employees found"
        apiRef={apiRef}
        rows={rows}
        columns={COLUMNS}
        loading={!employees}
        {...models}
        {...HEIGHTS}
        showToolbar
        ignoreDiacritics
        rowSelection={false}
        // The content security policy forbids `eval`.
        disableEval
        localeText={LOCALE_TEXT}
        slotProps={SLOT_PROPS}
        sx={gridStyle}
      />
      <PrintedTable apiRef={apiRef} />
      {statistic !== undefined && found.length > 0 && all?.version !== version && (
        <Paper variant="outlined" sx={noticeBox}>
          <FilterDataReader
            key={`${q} ${version}`}
            employees={found}
            needs={['statistics']}
            reason={`Sorting or filtering by ${STATISTIC_HEADERS[statistic]} needs the statistics of everyone found.`}
            label="Statistics"
            onRead={({ statistics }) => {
              setRead({ search: q, version, statistics });
            }}
            onCancel={() => {
              update(
                { sort: sorted ? '' : sort, filter: filtered ? '' : filter },
                { replace: true },
              );
              // The focus would be lost with the button.
              apiRef.current?.setColumnHeaderFocus(statistic);
            }}
          />
        </Paper>
      )}
    </Box>
  );
}
