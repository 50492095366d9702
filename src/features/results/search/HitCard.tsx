import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Employee } from '../../../api/contract';
import { display } from '../../../lib/text/display';
import { StatisticsPopover } from '../statistics/StatisticsPopover';

interface HitCardProps {
  employee: Employee;
  /** Which of how many it is, counted from 1: only those in view are there to be counted. */
  position: number;
  of: number;
}

/** An employee who was found. */
export function HitCard({ employee, position, of }: HitCardProps) {
  return (
    <Card
      role="listitem"
      aria-posinset={position}
      aria-setsize={of}
      sx={{ display: 'flex', flexDirection: 'column', p: 2 }}
    >
      <Typography variant="subtitle1" component="h2">
        <bdi>{display(employee.name)}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <bdi>{display(employee.email)}</bdi>
      </Typography>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 'auto', pt: 1 }}
      >
        <Typography variant="body2">{display(employee.role)}</Typography>
        <StatisticsPopover employeeId={employee._id} />
      </Stack>
    </Card>
  );
}
