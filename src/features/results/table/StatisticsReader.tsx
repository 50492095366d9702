import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Employee } from '../../../api/contract';
import { readEach } from '../../../lib/query/readEach';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { resultQueries } from '../queries';
import { STATISTIC_HEADERS, type StatisticField } from './fields';
import { HEADER_HEIGHT, TOOLBAR_HEIGHT } from './tableStyle';
import type { StatisticsById } from './rows';

interface StatisticsReaderProps {
  employees: Employee[];
  /** What the table is sorted or filtered by. */
  field: StatisticField;
  onRead: (statistics: StatisticsById) => void;
  onCancel: () => void;
}

/** Reads the statistics of everybody found, and says so over the first rows of the table. */
export function StatisticsReader({ employees, field, onRead, onCancel }: StatisticsReaderProps) {
  const queryClient = useQueryClient();
  const { done, run } = useCancellableTask();

  const read = useEffectEvent(() =>
    run(async (settings) => {
      const ids = employees.map(({ _id }) => _id);
      onRead(await readEach(queryClient, ids, resultQueries.statistics, settings));
    }),
  );
  useEffect(() => void read(), []);

  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'absolute',
        top: TOOLBAR_HEIGHT + HEADER_HEIGHT + 8,
        left: '50%',
        translate: '-50%',
        zIndex: 5,
        boxShadow: 4,
        width: 'max-content',
        maxWidth: 'calc(100% - 2rem)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        px: 2,
        py: 1,
      }}
    >
      <Typography variant="body2" role="status">
        {`Sorting or filtering by ${STATISTIC_HEADERS[field]} needs the statistics of everyone found.`}
      </Typography>
      <TaskProgress
        label="Statistics"
        done={done ?? 0}
        total={employees.length}
        onCancel={onCancel}
      />
    </Paper>
  );
}
