import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColumnVisibilityModel, type GridSortModel } from '@mui/x-data-grid';
import { memo, useMemo, useState } from 'react';
import { PAGE_SIZE } from '../../domain/constants';
import { employeeColumns, type AddEvaluation } from './columns';
import { gridHeight, HEADER_HEIGHT, rowHeight } from './geometry';
import { SORT_FIELDS, type EmployeeRow, type SortField, type Sorting } from './rows';

interface EmployeesGridProps {
  /** The page of rows to show; searching, sorting and paging are done. */
  rows: EmployeeRow[];
  /** How many rows match on all pages. */
  rowCount: number;
  sorting: Sorting | undefined;
  onSortingChange: (sorting: Sorting | undefined) => void;
  onAddEvaluation: AddEvaluation;
}

const HIDDEN: GridColumnVisibilityModel = { position: false, hireDate: false };
const HIDDEN_ON_NARROW: GridColumnVisibilityModel = {
  ...HIDDEN,
  role: false,
  email: false,
  totalEvaluations: false,
};

/** The table of employees. */
export const EmployeesGrid = memo(function EmployeesGrid({
  rows,
  rowCount,
  sorting,
  onSortingChange,
  onAddEvaluation,
}: EmployeesGridProps) {
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const columns = useMemo(
    () => employeeColumns(narrow, onAddEvaluation),
    [narrow, onAddEvaluation],
  );
  const [chosen, setChosen] = useState<GridColumnVisibilityModel>({});
  const visible = { ...(narrow ? HIDDEN_ON_NARROW : HIDDEN), ...chosen };

  return (
    <DataGrid
      aria-label="Employees"
      rows={rows}
      columns={columns}
      rowCount={rowCount}
      rowHeight={rowHeight(narrow)}
      columnHeaderHeight={HEADER_HEIGHT}
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={toSortModel(sorting)}
      onSortModelChange={(model) => {
        onSortingChange(fromSortModel(model));
      }}
      paginationMode="server"
      paginationModel={{ page: 0, pageSize: PAGE_SIZE }}
      filterMode="server"
      disableColumnFilter
      columnVisibilityModel={visible}
      onColumnVisibilityModelChange={setChosen}
      disableRowSelectionOnClick
      disableVirtualization
      hideFooter
      slots={{ noRowsOverlay: NoRows }}
      sx={{
        height: gridHeight(PAGE_SIZE, narrow),
        border: 0,
        '--DataGrid-rowBorderColor': ({ vars }) => vars.palette.divider,
        '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary' },
        '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': { px: { xs: 2, sm: 3 } },
      }}
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
