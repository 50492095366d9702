import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Employee } from '../../../api/contract';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { readEach } from '../../../lib/query/readEach';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { ROW_STALE_TIME, useEvaluationsOf } from '../evaluationsOf';
import { resultQueries } from '../queries';
import { needsEvaluations, needsStatistics, NO_FACTS, type Facts } from './filters';
import type { Filters } from './parameters';

export interface FilterReaderProps {
  employees: readonly Employee[];
  filters: Filters;
  onRead: (facts: Facts) => void;
  onCancel: () => void;
}

/** Reads what the filters need to know of everybody found. */
export function FilterReader({ employees, filters, onRead, onCancel }: FilterReaderProps) {
  const queryClient = useQueryClient();
  const evaluationsOf = useEvaluationsOf();
  const { done, run } = useCancellableTask();
  const kinds = Number(needsStatistics(filters)) + Number(needsEvaluations(filters));

  const read = useEffectEvent(() =>
    run(async ({ signal, onProgress }) => {
      const ids = [...new Set(employees.map(({ _id }) => _id))];
      let { statistics, evaluations } = NO_FACTS;
      let before = 0;
      const settings = {
        signal,
        onProgress: (count: number) => {
          onProgress(before + count);
        },
      };
      if (needsStatistics(filters)) {
        statistics = await readEach(queryClient, ids, resultQueries.statistics, settings);
        before = ids.length;
      }
      if (needsEvaluations(filters)) {
        const queryOf = (id: string) => ({ ...evaluationsOf(id), staleTime: ROW_STALE_TIME });
        evaluations = await readEach(queryClient, ids, queryOf, settings);
      }
      onRead({ statistics, evaluations });
    }),
  );
  useEffect(() => void read(), []);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Typography variant="body2" role="status">
        The filters need the evaluations of everyone found.
      </Typography>
      <TaskProgress
        label="Filters"
        done={done ?? 0}
        total={employees.length * kinds}
        onCancel={onCancel}
      />
    </Stack>
  );
}
