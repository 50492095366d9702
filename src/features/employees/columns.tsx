import AssessmentIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'react-router-dom';
import { display, displayDate } from '../../lib/display';
import { employeeProfilePath } from '../../lib/paths';
import type { EmployeeRow } from './rows';

export type AddEvaluation = (employee: { id: string; name: string | undefined }) => void;

/** The employees table's columns (spec section 2), and the two that can be shown besides. */
export function employeeColumns(narrow: boolean, onAdd: AddEvaluation): GridColDef<EmployeeRow>[] {
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
      minWidth: 110,
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
      width: narrow ? 128 : 318,
      renderCell: ({ row }) => <RowActions row={row} narrow={narrow} onAdd={onAdd} />,
    },
  ];
}

function Text({ children }: { children: string }) {
  return (
    <bdi title={children} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {children}
    </bdi>
  );
}

/** On small screens the name stands above what has no column there. */
function NarrowName({ row }: { row: EmployeeRow }) {
  return (
    <Stack sx={{ justifyContent: 'center', height: '100%', lineHeight: 1.4, minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        <bdi>{display(row.name)}</bdi>
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap>
        {row.email}
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap>
        {row.role} · Evaluations: {row.totalEvaluations}
      </Typography>
    </Stack>
  );
}

interface RowActionsProps {
  row: EmployeeRow;
  narrow: boolean;
  onAdd: AddEvaluation;
}

function RowActions({ row, narrow, onAdd }: RowActionsProps) {
  const profile = { component: Link, to: employeeProfilePath(row.id) };
  const add = () => {
    onAdd(row);
  };

  if (narrow) {
    return (
      <>
        <Tooltip title="View Profile">
          <IconButton {...profile} aria-label="View Profile" color="primary">
            <PersonIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title="Add Evaluation">
          <IconButton onClick={add} aria-label="Add Evaluation" color="primary">
            <AssessmentIcon />
          </IconButton>
        </Tooltip>
      </>
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, height: '100%', ml: -0.5 }}>
      <Button {...profile} size="small" startIcon={<PersonIcon />}>
        View Profile
      </Button>
      <Button onClick={add} size="small" startIcon={<AssessmentIcon />}>
        Add Evaluation
      </Button>
    </Stack>
  );
}
