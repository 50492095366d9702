import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../../components/page/Facts';
import { display } from '../../../lib/text/display';
import { resultQueries } from '../queries';

/** A button that shows an employee's evaluation statistics, read when it is pressed. */
export function StatisticsPopover({ employeeId }: { employeeId: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        Statistics
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => {
          setAnchor(null);
        }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Statistics' } }}
      >
        <Box sx={{ width: 'min(25rem, calc(100vw - 3rem))', p: 2 }}>
          <StatisticsFacts employeeId={employeeId} />
        </Box>
      </Popover>
    </>
  );
}

/** Statistics that cannot be read show as 'N/A' (spec section 8). */
function StatisticsFacts({ employeeId }: { employeeId: string }) {
  const { data, isPending } = useQuery(resultQueries.statistics(employeeId));
  return (
    <Facts
      loading={isPending}
      facts={[
        ['Total Evaluations', display(data?.totalEvaluations)],
        ['Average Score', display(data?.averageScore)],
        ['Max Score', display(data?.maxScore)],
        ['Min Score', display(data?.minScore)],
      ]}
    />
  );
}
