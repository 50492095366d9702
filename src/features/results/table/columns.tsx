import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'react-router-dom';
import { scaled } from '../../../components/page/lengths';
import { initialsProps } from '../../../components/person/Initials';
import { display, displayDate } from '../../../lib/text/display';
import { employeeProfilePath } from '../../../lib/url/paths';
import { ChooseCheckbox } from '../chosen/ChooseCheckbox';
import { EvaluateCell, LastEvaluatedCell, ScoresCell, StatisticCell } from './cells';
import { type Field, HEADERS, type StatisticField, WIDTHS } from '../fields';
import type { ResultRow } from './rows';

type Column = GridColDef<ResultRow> & { field: keyof typeof WIDTHS; type?: 'number' };

function column(field: keyof typeof WIDTHS, headerName: string): Column {
  const { width, share } = WIDTHS[field];
  return {
    field,
    headerName,
    width: scaled(width),
    minWidth: scaled(share ? width : 50),
    ...(share && { flex: share }),
  };
}

const fieldColumn = (field: Field) => column(field, HEADERS[field]);

const textColumn = (field: 'name' | 'email' | 'role' | 'position'): Column => ({
  ...fieldColumn(field),
  valueGetter: (_value, { employee }) => display(employee[field]),
});

const statisticColumn = (field: StatisticField): Column => ({
  ...fieldColumn(field),
  type: 'number',
  renderCell: (cell) => <StatisticCell {...cell} field={field} />,
});

export const COLUMNS: Column[] = [
  {
    ...column('choose', 'Choose'),
    sortable: false,
    renderCell: ({ row: { employee }, tabIndex }) => (
      <ChooseCheckbox employee={employee} tabIndex={tabIndex} />
    ),
  },
  {
    ...textColumn('name'),
    display: 'flex',
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
  textColumn('email'),
  textColumn('role'),
  textColumn('position'),
  {
    ...fieldColumn('hireDate'),
    valueGetter: (_value, { employee }) => displayDate(employee.hireDate),
  },
  statisticColumn('totalEvaluations'),
  statisticColumn('averageScore'),
  statisticColumn('minScore'),
  statisticColumn('maxScore'),
  {
    ...fieldColumn('scores'),
    sortable: false,
    renderCell: (cell) => <ScoresCell {...cell} />,
  },
  {
    ...fieldColumn('lastEvaluated'),
    renderCell: (cell) => <LastEvaluatedCell {...cell} />,
  },
  {
    ...column('evaluate', 'Add Evaluation'),
    sortable: false,
    renderHeader: () => <span style={visuallyHidden}>Actions</span>,
    renderCell: (cell) => <EvaluateCell {...cell} />,
  },
];
