import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { employeeQuery, historyQuery } from './api';

export function Profile() {
  const { id = '' } = useParams();
  const { data: employee, isPending } = useQuery(employeeQuery(id));
  const { data: history = [] } = useQuery(historyQuery(id));
  if (isPending) return <CircularProgress />;

  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h1">
          {employee?.name}'s Profile
        </Typography>
        <Typography>{employee?.email}</Typography>
        <Typography>{employee?.role}</Typography>
        <Typography>{employee?.age}</Typography>
        <Table aria-label="Evaluations History">
          <TableHead>
            <TableRow>
              <TableCell>Score</TableCell>
              <TableCell>Note</TableCell>
              <TableCell>Evaluator</TableCell>
              <TableCell>Created At</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {history.map(({ _id, score, note, evaluator, createdAt }) => (
              <TableRow key={_id}>
                <TableCell>
                  <Chip label={score} />
                </TableCell>
                <TableCell>{note}</TableCell>
                <TableCell>{evaluator?.name}</TableCell>
                <TableCell>{new Date(createdAt ?? 0).toLocaleDateString()}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </CardContent>
    </Card>
  );
}
