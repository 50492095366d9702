import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColumnVisibilityModel,
  type GridSortDirection,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { PAGE_SIZE } from '../../domain/constants';
import { employeeColumns, type AddEvaluation, type EmployeeSlot } from './columns';
import { gridStyle } from './gridStyle';
import { gridHeight, HEADER_HEIGHT, rowHeight } from './geometry';
import { SORT_FIELDS, type EmployeeRow, type SortField, type Sorting } from './rows';

interface EmployeesGridProps {
  /** The page of rows to show; searching, sorting and paging are done. */
  rows: EmployeeRow[];
  sorting: Sorting | undefined;
  onSortingChange: (sorting: Sorting | undefined) => void;
  onAddEvaluation: AddEvaluation;
}

// The grid takes every new object for a change and works it all out again.
const SORTING_ORDER: GridSortDirection[] = ['asc', 'desc'];
const PAGE = { page: 0, pageSize: PAGE_SIZE };
const SLOTS = { noRowsOverlay: NoRows };
const HIDDEN: GridColumnVisibilityModel = { position: false, hireDate: false };
const HIDDEN_ON_NARROW: GridColumnVisibilityModel = {
  ...HIDDEN,
  role: false,
  email: false,
  totalEvaluations: false,
};

const getSlot = ({ slot }: EmployeeSlot) => slot;

/** Another page of employees then changes what the places show instead of building them again. */
const toSlots = (rows: EmployeeRow[]) => rows.map((row, slot) => ({ ...row, slot }));

/** The table of employees. */
export const EmployeesGrid = memo(function EmployeesGrid({
  rows,
  sorting,
  onSortingChange,
  onAddEvaluation,
}: EmployeesGridProps) {
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const columns = useMemo(
    () => employeeColumns(narrow, onAddEvaluation),
    [narrow, onAddEvaluation],
  );
  const apiRef = useGridApiRef();
  const [firstRows] = useState(() => toSlots(rows));
  // As a property, new rows would have every cell drawn twice: once for the property, once for the rows.
  useEffect(() => {
    apiRef.current?.setRows(toSlots(rows));
  }, [apiRef, rows]);
  const [chosen, setChosen] = useState<GridColumnVisibilityModel>();
  const visible = useMemo(
    () => ({ ...(narrow ? HIDDEN_ON_NARROW : HIDDEN), ...chosen }),
    [narrow, chosen],
  );
  const sortModel = useMemo(() => toSortModel(sorting), [sorting]);
  const changeSortModel = useCallback(
    (model: GridSortModel) => {
      onSortingChange(fromSortModel(model));
    },
    [onSortingChange],
  );
  const sx = useMemo(() => gridStyle(gridHeight(PAGE_SIZE, narrow)), [narrow]);

  return (
    <DataGrid
      aria-label="Employees"
      apiRef={apiRef}
      rows={firstRows}
      getRowId={getSlot}
      columns={columns}
      rowHeight={rowHeight(narrow)}
      columnHeaderHeight={HEADER_HEIGHT}
      sortingMode="server"
      sortingOrder={SORTING_ORDER}
      sortModel={sortModel}
      onSortModelChange={changeSortModel}
      paginationModel={PAGE}
      filterMode="server"
      disableColumnFilter
      columnVisibilityModel={visible}
      onColumnVisibilityModelChange={setChosen}
      disableRowSelectionOnClick
      disableVirtualization
      hideFooter
      slots={SLOTS}
      sx={sx}
    />
  );
});

/** Plain text: a grid may hold nothing but rows. */
function NoRows() {
  return (
    <Typography color="textSecondary" sx={{ pt: 8, textAlign: 'center' }}>
      No employees found.
    </Typography>
  );
}

function toSortModel(sorting: Sorting | undefined): GridSortModel {
  return sorting ? [{ field: sorting.field, sort: sorting.direction }] : [];
}

function fromSortModel([first]: GridSortModel): Sorting | undefined {
  return first?.sort && isSortField(first.field)
    ? { field: first.field, direction: first.sort }
    : undefined;
}

function isSortField(field: string): field is SortField {
  return SORT_FIELDS.some((known) => known === field);
}
