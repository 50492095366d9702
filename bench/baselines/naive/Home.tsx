import AddIcon from '@mui/icons-material/Add';
import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Employee } from '../../../src/api/contract';
import { employeesQuery } from './api';
import { EmployeeDialog } from './EmployeeDialog';
import { EvaluationDialog } from './EvaluationDialog';

const columnsWith = (onEvaluate: (employee: Employee) => void): GridColDef<Employee>[] => [
  { field: 'name', headerName: 'Name', flex: 2 },
  { field: 'role', headerName: 'Role', flex: 1 },
  { field: 'email', headerName: 'Email', flex: 2 },
  {
    field: 'evaluations',
    headerName: 'Total Evaluations',
    type: 'number',
    flex: 1,
    valueGetter: (_value, { evaluations }) => evaluations?.length ?? 0,
  },
  { field: 'position', headerName: 'Position', flex: 1 },
  { field: 'hireDate', headerName: 'Hire Date', flex: 1 },
  {
    field: 'actions',
    headerName: 'Actions',
    sortable: false,
    filterable: false,
    flex: 1,
    renderCell: ({ row }) => (
      <>
        <IconButton component={Link} to={`/employee-profile/${row._id}`} title="View Profile">
          <PersonIcon />
        </IconButton>
        <IconButton
          title="Add Evaluation"
          onClick={() => {
            onEvaluate(row);
          }}
        >
          <AddchartIcon />
        </IconButton>
      </>
    ),
  },
];

export function Home() {
  const { data, isPending } = useQuery(employeesQuery);
  const [isAdding, setAdding] = useState(false);
  const [evaluated, setEvaluated] = useState<Employee>();
  const [search, setSearch] = useState('');
  const columns = useMemo(() => columnsWith(setEvaluated), []);

  return (
    <Card>
      <CardHeader
        title="Employees"
        subheader="View and manage employee information."
        action={
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => {
              setAdding(true);
            }}
          >
            Add Employee
          </Button>
        }
      />
      <CardContent>
        <TextField
          size="small"
          placeholder="Search employees..."
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
          }}
          sx={{ mb: 2 }}
        />
        <DataGrid
          rows={data?.employees ?? []}
          columns={columns}
          getRowId={({ _id }) => _id}
          loading={isPending}
          pageSizeOptions={[10]}
          initialState={{
            pagination: { paginationModel: { pageSize: 10 } },
            columns: { columnVisibilityModel: { position: false, hireDate: false } },
          }}
          filterModel={{ items: [], quickFilterValues: search.split(/\s+/) }}
          disableRowSelectionOnClick
        />
      </CardContent>
      <EmployeeDialog
        open={isAdding}
        onClose={() => {
          setAdding(false);
        }}
      />
      <EvaluationDialog
        employee={evaluated}
        onClose={() => {
          setEvaluated(undefined);
        }}
      />
    </Card>
  );
}
