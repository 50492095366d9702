import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import type { GridColDef } from '@mui/x-data-grid';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { display, displayDate } from '../../lib/display';
import { employeeProfilePath } from '../../lib/paths';
import type { EmployeeRow } from './rows';

/** The class of the row actions. */
export const ACTION = 'employee-action';

/** The class of the cell that takes several columns' place. */
export const NARROW_NAME = 'employee-narrow-name';

/** What the grid takes for a row: a place on the page, and the employee who is there now. */
export interface EmployeeSlot extends EmployeeRow {
  slot: number;
}

export type AddEvaluation = (employee: { id: string; name: string | undefined }) => void;

/** The employees table's columns (spec section 2), and the two that can be shown besides. */
export function employeeColumns(narrow: boolean, onAdd: AddEvaluation): GridColDef<EmployeeSlot>[] {
  return [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1.4,
      minWidth: narrow ? 190 : 160,
      renderCell: ({ row }) =>
        narrow ? <NarrowName row={row} /> : <Text>{display(row.name)}</Text>,
    },
    {
      field: 'role',
      headerName: 'Role',
      description: 'Sorts by position',
      flex: 0.6,
      minWidth: 124,
    },
    {
      field: 'email',
      headerName: 'Email',
      flex: 1.4,
      minWidth: 180,
      renderCell: ({ row }) => <Text>{row.email}</Text>,
    },
    { field: 'position', headerName: 'Position', flex: 1, minWidth: 150 },
    {
      field: 'hireDate',
      headerName: 'Hire Date',
      flex: 0.7,
      minWidth: 120,
      renderCell: ({ row }) => displayDate(row.hireDate),
    },
    {
      field: 'totalEvaluations',
      headerName: 'Total Evaluations',
      description: 'Sorts by hire date',
      type: 'number',
      width: 184,
    },
    {
      field: 'actions',
      headerName: 'Actions',
      sortable: false,
      disableColumnMenu: true,
      hideable: false,
      width: narrow ? 128 : 292,
      renderCell: ({ row }) => <RowActions row={row} narrow={narrow} onAdd={onAdd} />,
    },
  ];
}

/** A block, so that a name which runs from right to left is cut at its own end. */
const CUT: CSSProperties = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

function Text({ children }: { children: string }) {
  return (
    <bdi title={children} style={CUT}>
      {children}
    </bdi>
  );
}

/** On small screens the name stands above what has no column there. */
function NarrowName({ row }: { row: EmployeeRow }) {
  return (
    <div className={NARROW_NAME}>
      <bdi>{display(row.name)}</bdi>
      <small>{row.email}</small>
      <small>
        {row.role} · Evaluations: {row.totalEvaluations}
      </small>
    </div>
  );
}

interface RowActionsProps {
  row: EmployeeRow;
  narrow: boolean;
  onAdd: AddEvaluation;
}

const profileIcon = <PersonIcon />;
const addIcon = <AddchartIcon />;

/** Plain elements, which the grid styles: twenty of them change with every letter of a search. */
function RowActions({ row, narrow, onAdd }: RowActionsProps) {
  const named = (text: string) => (narrow ? { 'aria-label': text, title: text } : {});
  return (
    <>
      <Link className={ACTION} to={employeeProfilePath(row.id)} {...named('View Profile')}>
        {narrow ? profileIcon : 'View Profile'}
      </Link>
      <button
        className={ACTION}
        type="button"
        onClick={() => {
          onAdd(row);
        }}
        {...named('Add Evaluation')}
      >
        {narrow ? addIcon : 'Add Evaluation'}
      </button>
    </>
  );
}
