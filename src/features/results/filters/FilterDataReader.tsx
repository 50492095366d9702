import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Employee } from '../../../api/contract';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { readEach } from '../../../lib/query/readEach';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { useEvaluationsOf } from '../evaluationsOf';
import { resultQueries } from '../queries';
import { NO_FILTER_DATA, type FilterData } from './filters';

interface FilterDataReaderProps {
  employees: readonly Employee[];
  /** What is read of each of them. */
  needs: readonly (keyof FilterData)[];
  /** Why it is read. */
  reason: string;
  /** The name of the progress bar. */
  label: string;
  onRead: (data: FilterData) => void;
  onCancel: () => void;
}

/** Reads what the filters, or the order of the table, need to know of everybody found. The reading begins on mount. */
export function FilterDataReader(props: FilterDataReaderProps) {
  const { employees, needs, reason, label, onRead, onCancel } = props;
  const queryClient = useQueryClient();
  const evaluationsOf = useEvaluationsOf();
  const { done, run } = useCancellableTask();

  const read = useEffectEvent(() =>
    run(async (settings) => {
      const ids = employees.map(({ _id }) => _id);
      let { statistics, evaluations } = NO_FILTER_DATA;
      if (needs.includes('statistics')) {
        statistics = await readEach(queryClient, ids, resultQueries.statistics, settings);
      }
      if (needs.includes('evaluations')) {
        const before = ids.length * (needs.length - 1);
        evaluations = await readEach(queryClient, ids, evaluationsOf, {
          ...settings,
          onProgress(count) {
            settings.onProgress(before + count);
          },
        });
      }
      onRead({ statistics, evaluations });
    }),
  );
  useEffect(() => void read(), []);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Typography variant="body2" role="status">
        {reason}
      </Typography>
      <TaskProgress
        label={label}
        done={done ?? 0}
        total={employees.length * needs.length}
        onCancel={onCancel}
      />
    </Stack>
  );
}
