import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { employeeColumns, type EmployeeColumn } from './columns';
import type { EmployeesTableProps } from './tableProps';
import { NoEmployees } from './NoEmployees';
import { plainStyle } from './plainStyle';
import type { SortField, Sorting } from '../model/sorting';
import { useColumnChoice } from './useColumnChoice';

const Root = styled('div')(plainStyle);

/** The table of employees while the grid's code is on its way: the same to look at, with the same actions. */
export function PlainTable(props: EmployeesTableProps) {
  const { rows, sorting, onSortingChange, onAddEvaluation } = props;
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const { visibility } = useColumnChoice(narrow);
  const columns = employeeColumns(narrow, onAddEvaluation).filter(
    ({ field }) => visibility[field] ?? true,
  );
  const leastWidth = columns.reduce((total, { width }) => total + width, 0);
  const places: Record<`--${string}`, string> = {
    '--columns': columns.map(track).join(' '),
    '--least-width': `${String(leastWidth)}px`,
  };

  return (
    <Root role="table" aria-label="Employees" style={places}>
      <div role="row" className="header">
        {columns.map((column) => (
          <Header
            key={column.field}
            column={column}
            sorting={sorting}
            onSortingChange={onSortingChange}
          />
        ))}
      </div>
      {rows.map((row, place) => (
        <div role="row" key={place}>
          {columns.map(({ field, numeric, text, render = text }) => (
            <div role="cell" key={field} className={numeric ? 'numeric' : undefined}>
              {render(row)}
            </div>
          ))}
        </div>
      ))}
      {rows.length === 0 && <NoEmployees />}
    </Root>
  );
}

const track = ({ width, share }: EmployeeColumn) =>
  share ? `minmax(${String(width)}px, ${String(share)}fr)` : `${String(width)}px`;

interface HeaderProps {
  column: EmployeeColumn;
  sorting: Sorting | undefined;
  onSortingChange: (sorting: Sorting) => void;
}

function Header({ column, sorting, onSortingChange }: HeaderProps) {
  const { field, header, description, numeric } = column;
  const className = numeric ? 'numeric' : undefined;
  if (field === 'actions') {
    return (
      <div role="columnheader" className={className}>
        {header}
      </div>
    );
  }
  const direction = sorting?.field === field ? sorting.direction : undefined;
  return (
    <div
      role="columnheader"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={className}
    >
      <button
        type="button"
        title={description}
        onClick={() => {
          onSortingChange(next(field, direction));
        }}
      >
        {header}
        {direction === 'asc' && <ArrowUpwardIcon fontSize="small" />}
        {direction === 'desc' && <ArrowDownwardIcon fontSize="small" />}
      </button>
    </div>
  );
}

const next = (field: SortField, direction: Sorting['direction'] | undefined): Sorting => ({
  field,
  direction: direction === 'asc' ? 'desc' : 'asc',
});
