import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridSortDirection,
  type GridSortModel,
} from '@mui/x-data-grid';
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { PAGE_SIZE } from '../../../domain/constants';
import { employeeColumns, type EmployeeColumn } from './columns';
import type { EmployeesTableProps } from './tableProps';
import { gridHeight, HEADER_HEIGHT, rowHeight } from './geometry';
import { gridStyle } from './gridStyle';
import { NoEmployees } from './NoEmployees';
import { PageRows, usePageRow } from './pageRows';
import { PlaceRow } from './PlaceRow';
import type { EmployeeRow } from '../model/rows';
import { SORT_FIELDS, type SortField, type Sorting } from '../model/sorting';
import { useColumnChoice } from './useColumnChoice';
import { usePlaces } from './usePlaces';

/** What the grid takes for a row: a place on the page, whoever is there. */
interface Place {
  id: number;
}

// The grid takes every new object for a change and works it all out again.
const PLACES = Array.from({ length: PAGE_SIZE + 1 }, (_, count) =>
  Array.from({ length: count }, (_place, id): Place => ({ id })),
);
const SORTING_ORDER: GridSortDirection[] = ['asc', 'desc'];
const PAGE = { page: 0, pageSize: PAGE_SIZE };
const SLOTS = { row: PlaceRow, noRowsOverlay: () => null };

const Area = styled('div')({ position: 'relative' });
const Overlay = styled('div')({ position: 'absolute', inset: `${String(HEADER_HEIGHT)}px 0 0` });

/** The table of employees, as a grid. */
export function EmployeesGrid({ rows, ...rest }: EmployeesTableProps) {
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const rowAt = useCallback((place: number) => shown.current[place], []);
  const { places, settle } = usePlaces(rows);

  return (
    <Area onFocus={settle}>
      <PageRows value={rows}>
        <Places count={places} rowAt={rowAt} {...rest} />
      </PageRows>
      {rows.length === 0 && (
        <Overlay>
          <NoEmployees />
        </Overlay>
      )}
    </Area>
  );
}

interface PlacesProps extends Omit<EmployeesTableProps, 'rows'> {
  count: number;
  rowAt: (place: number) => EmployeeRow | undefined;
}

const Places = memo(function Places(props: PlacesProps) {
  const { count, rowAt, sorting, onSortingChange, onAddEvaluation } = props;
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const columns = useMemo(
    () => employeeColumns(narrow, onAddEvaluation).map((column) => toGridColumn(column, rowAt)),
    [narrow, onAddEvaluation, rowAt],
  );
  const { visibility, choose } = useColumnChoice(narrow);
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
      rows={PLACES[count] ?? []}
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
      columnVisibilityModel={visibility}
      onColumnVisibilityModelChange={choose}
      disableRowSelectionOnClick
      disableVirtualization
      hideFooter
      slots={SLOTS}
      sx={sx}
    />
  );
});

function toGridColumn(
  { field, header, description, width, share, numeric, text, render = text }: EmployeeColumn,
  rowAt: PlacesProps['rowAt'],
): GridColDef<Place> {
  const isAction = field === 'actions';
  return {
    field,
    headerName: header,
    ...(description && { description }),
    ...(share ? { flex: share, minWidth: width } : { width }),
    ...(numeric && { align: 'right', headerAlign: 'right' }),
    ...(isAction && { sortable: false, disableColumnMenu: true, hideable: false }),
    valueGetter: (_value, { id }) => {
      const row = rowAt(id);
      return row && text(row);
    },
    renderCell: ({ row }) => <Cell place={row.id} render={render} />,
  };
}

function Cell({ place, render }: { place: number; render: (row: EmployeeRow) => ReactNode }) {
  const row = usePageRow(place);
  return row && render(row);
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
