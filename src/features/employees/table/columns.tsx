import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { display, displayCount, displayDate } from '../../../lib/text/display';
import { employeeProfilePath } from '../../../lib/url/paths';
import type { EmployeeRow } from '../model/rows';
import type { SortField } from '../model/sorting';

/** The class of the row actions. */
export const ACTION = 'employee-action';

/** The class of the cell that takes several columns' place. */
export const NARROW_NAME = 'employee-narrow-name';

/** A column, whatever draws it. */
export interface EmployeeColumn {
  field: SortField | 'actions';
  header: string;
  description?: string;
  /** Pixels; all of the width where there is no share, and the least of it where there is one. */
  width: number;
  /** The column's share of the width that is left. */
  share?: number;
  /** Whether it stands at the right. */
  numeric?: boolean;
  /** What is copied. */
  text: (row: EmployeeRow) => string;
  /** What is shown, where that is not simply the text. */
  render?: (row: EmployeeRow) => ReactNode;
}

export type AddEvaluation = (employee: { id: string; name: string | undefined }) => void;

const ADDITIONAL: EmployeeColumn['field'][] = ['position', 'hireDate'];
const IN_NAME: EmployeeColumn['field'][] = ['role', 'email', 'totalEvaluations'];

/** The columns that are not there at first: on small screens the name has the others in it. */
export const hiddenColumns = (narrow: boolean) =>
  narrow ? [...ADDITIONAL, ...IN_NAME] : ADDITIONAL;

/** The employees table's columns (spec section 2), and the two that can be shown besides. */
export function employeeColumns(narrow: boolean, onAdd: AddEvaluation): EmployeeColumn[] {
  return [
    {
      field: 'name',
      header: 'Name',
      share: 1.4,
      width: narrow ? 190 : 160,
      text: ({ name }) => display(name),
      render: (row) => (narrow ? <NarrowName row={row} /> : <Text>{display(row.name)}</Text>),
    },
    {
      field: 'role',
      header: 'Role',
      description: 'Sorts by position',
      share: 0.6,
      width: 124,
      text: ({ role }) => role,
    },
    {
      field: 'email',
      header: 'Email',
      share: 1.4,
      width: 180,
      text: ({ email }) => email,
      render: ({ email }) => <Text>{email}</Text>,
    },
    {
      field: 'position',
      header: 'Position',
      share: 1,
      width: 150,
      text: ({ position }) => position,
      render: ({ position }) => <Text>{position}</Text>,
    },
    {
      field: 'hireDate',
      header: 'Hire Date',
      share: 0.7,
      width: 120,
      text: ({ hireDate }) => displayDate(hireDate),
    },
    {
      field: 'totalEvaluations',
      header: 'Total Evaluations',
      description: 'Sorts by hire date',
      width: 184,
      numeric: true,
      text: ({ totalEvaluations }) => displayCount(totalEvaluations),
    },
    {
      field: 'actions',
      header: 'Actions',
      width: narrow ? 128 : 292,
      text: () => '',
      render: (row) => <RowActions row={row} narrow={narrow} onAdd={onAdd} />,
    },
  ];
}

function Text({ children }: { children: string }) {
  return <bdi title={children}>{children}</bdi>;
}

/** On small screens the name stands above what has no column there. */
function NarrowName({ row }: { row: EmployeeRow }) {
  return (
    <div className={NARROW_NAME}>
      <bdi>{display(row.name)}</bdi>
      <small>
        <bdi>{row.email}</bdi>
      </small>
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
