import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Employee } from '../../api/contract';
import { display } from '../../lib/display';
import { StatisticsPopover } from './StatisticsPopover';

/** An employee who was found. */
export function HitCard({ employee }: { employee: Employee }) {
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', p: 2, listStyle: 'none' }}>
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
