import {
  getGridNumericOperators,
  type GridApi,
  type GridColDef,
  type GridComparatorFn,
  type GridRowId,
} from '@mui/x-data-grid';
import { Link } from 'react-router-dom';
import { isBlank } from '../../../domain/texts';
import { ROLES } from '../../../domain/constants';
import { compareIds } from '../../../domain/ids';
import { scaled } from '../../../components/page/lengths';
import { initialsProps } from '../../../components/person/Initials';
import { compareTexts } from '../../../lib/text/compareTexts';
import { display, displayDate, toDate } from '../../../lib/text/display';
import { employeeProfilePath } from '../../../lib/url/paths';
import { CompareCheckbox } from '../compare/CompareCheckbox';
import { type Field, STATISTIC_HEADERS, type StatisticField, WIDTHS } from './fields';
import type { ResultRow } from './rows';
import { ScoresCell } from './cells';
import { StatisticCell } from './cells';

type Column = GridColDef<ResultRow> & {
  field: Field | 'compare';
  type?: 'date' | 'number' | 'singleSelect';
};
type NumericOperator = ReturnType<typeof getGridNumericOperators>[number];

/**
 * Missing values come last in both directions (specification, Sorting). Equal ones are sorted by the employees' ids.
 */
function missingLast<Value>(compare: (one: Value, other: Value) => number) {
  return (direction: 'asc' | 'desc' | null | undefined): GridComparatorFn<Value | null> => {
    const byValue: GridComparatorFn<Value | null> = (one, other) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return direction === 'desc' ? compare(other, one) : compare(one, other);
    };
    return (one, other, cell, otherCell) =>
      byValue(one, other, cell, otherCell) || compareIds(idOf(cell), idOf(otherCell));
  };
}

/** MUI gives `api` no type. */
const idOf = ({ api, id }: { api: GridApi; id: GridRowId }) =>
  api.getRow<ResultRow>(id)?.employee._id ?? '';

const present = (text: string | null | undefined) => (text && !isBlank(text) ? text : null);

function textColumn(field: 'name' | 'email' | 'role' | 'position', headerName: string): Column {
  const { width, share } = WIDTHS[field];
  return {
    field,
    headerName,
    minWidth: scaled(width),
    ...(share && { flex: share }),
    valueGetter: (_value, { employee }) => present(employee[field]),
    valueFormatter: (value: string | null) => display(value),
    getSortComparator: missingLast(compareTexts),
  };
}

/** A row whose statistics have not been read yet is not filtered by them. */
function untilComplete(operator: NumericOperator): NumericOperator {
  return {
    ...operator,
    getApplyFilterFn(item, column) {
      const matches = operator.getApplyFilterFn(item, column);
      return (
        matches &&
        ((value, row: ResultRow, ...context) =>
          row.statistics === undefined || matches(value, row, ...context))
      );
    },
  };
}

function statisticColumn(field: StatisticField): Column {
  return {
    field,
    headerName: STATISTIC_HEADERS[field],
    type: 'number',
    width: scaled(WIDTHS[field].width),
    valueGetter: (_value, { statistics }) => statistics?.[field] ?? null,
    valueFormatter: (value: number | null) => display(value),
    getSortComparator: missingLast<number>((one, other) => one - other),
    filterOperators: getGridNumericOperators().map(untilComplete),
    // The quick filter looks only at what is known of everybody.
    getApplyQuickFilterFn: () => null,
    renderCell: (cell) => <StatisticCell {...cell} field={field} />,
  };
}

export const COLUMNS: Column[] = [
  {
    field: 'compare',
    headerName: 'Compare',
    width: scaled(WIDTHS.compare.width),
    hideable: false,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    getApplyQuickFilterFn: () => null,
    renderCell: ({ row: { employee }, tabIndex }) => (
      <CompareCheckbox employee={employee} tabIndex={tabIndex} />
    ),
  },
  {
    ...textColumn('name', 'Name'),
    display: 'flex',
    hideable: false,
    rowHeader: true,
    renderCell: ({ row: { employee }, tabIndex }) => {
      const name = display(employee.name);
      return (
        <>
          <span
            className="initials"
            {...initialsProps({ name: employee.name, id: employee._id })}
          />
          <Link to={employeeProfilePath(employee._id)} tabIndex={tabIndex} title={name}>
            {name}
          </Link>
        </>
      );
    },
  },
  textColumn('email', 'Email'),
  {
    ...textColumn('role', 'Role'),
    type: 'singleSelect',
    valueOptions: [...ROLES],
  },
  textColumn('position', 'Position'),
  {
    field: 'hireDate',
    headerName: 'Hire Date',
    type: 'date',
    width: scaled(WIDTHS.hireDate.width),
    valueGetter: (_value, { employee }) => toDate(employee.hireDate) ?? null,
    valueFormatter: (_value, { employee }) => displayDate(employee.hireDate),
    getSortComparator: missingLast<Date>((one, other) => one.getTime() - other.getTime()),
  },
  {
    field: 'scores',
    headerName: 'Scores',
    width: scaled(WIDTHS.scores.width),
    sortable: false,
    filterable: false,
    getApplyQuickFilterFn: () => null,
    renderCell: (cell) => <ScoresCell {...cell} />,
  },
  statisticColumn('totalEvaluations'),
  statisticColumn('averageScore'),
  statisticColumn('maxScore'),
  statisticColumn('minScore'),
];
