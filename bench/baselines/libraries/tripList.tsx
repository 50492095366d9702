import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Employee } from '../../../src/api/contract';
import { PAGE_SIZE } from '../../../src/domain/constants';
import { read } from './tripRead';

const list = read<{ employees: Employee[] }>('/api/employees');
const collator = new Intl.Collator(undefined, { numeric: true });
const orders = new Map<string, Employee[]>();

function sorted(employees: Employee[], order: string | null): Employee[] {
  if (order === null) return employees;
  const known = orders.get(order);
  if (known) return known;
  const sign = order.startsWith('-') ? -1 : 1;
  const field = order.endsWith('name') ? 'name' : 'email';
  const made = employees.toSorted(
    (a, b) => sign * collator.compare(a[field] ?? '', b[field] ?? ''),
  );
  orders.set(order, made);
  return made;
}

function SortHeader({ field, children }: { field: string; children: string }) {
  const [parameters, setParameters] = useSearchParams();
  const direction = { [field]: 'ascending', [`-${field}`]: 'descending' } as const;
  const sort = direction[parameters.get('sort') ?? ''];
  const next = sort === 'ascending' ? `-${field}` : field;
  return (
    <th aria-sort={sort}>
      <button
        onClick={() => {
          setParameters({ sort: next }, { replace: true, preventScrollReset: true });
        }}
      >
        {children}
      </button>
    </th>
  );
}

const Rows = memo(({ employees }: { employees: Employee[] }) => {
  const [parameters] = useSearchParams();
  useEffect(() => {
    for (const order of ['name', '-name', 'email', '-email']) {
      requestIdleCallback(() => sorted(employees, order));
    }
  }, [employees]);
  const rows = sorted(employees, parameters.get('sort')).slice(0, PAGE_SIZE);
  return rows.map(({ _id: id, name, role, email, evaluations }, place) => (
    <tr key={place}>
      <td>
        <bdi title={name ?? ''}>{name}</bdi>
      </td>
      <td>{role}</td>
      <td>
        <bdi title={email ?? ''}>{email}</bdi>
      </td>
      <td>{evaluations?.length}</td>
      <td>
        <Link to={`/employee-profile/${id}`}>View Profile</Link>
        <button>Add Evaluation</button>
      </td>
    </tr>
  ));
});

export const List = memo(() => {
  const { data } = useQuery(list);
  return (
    <Card>
      <Typography component="h1">Employees</Typography>
      <Button variant="contained" startIcon={<AddIcon />}>
        Add Employee
      </Button>
      <input placeholder="Search employees..." />
      <Box component="table" sx={{ width: '100%', tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <SortHeader field="name">Name</SortHeader>
            <th>Role</th>
            <SortHeader field="email">Email</SortHeader>
            <th>Total Evaluations</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>{data && <Rows employees={data.employees} />}</tbody>
      </Box>
    </Card>
  );
});
