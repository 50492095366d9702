import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Employee } from '../../../api/contract';
import { evaluationQueries } from '../../../api/evaluations';
import { statisticsQueries } from '../../../api/statistics';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { useI18n } from '../../../i18n/I18nContext';
import { readEach } from '../../../lib/query/readEach';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import type { HitData, HitDataPart } from './hitData';

interface HitDataReaderProps {
  employees: readonly Employee[];
  /** What is read of each of them. */
  parts: readonly HitDataPart[];
  /** Why it is read. */
  reason: string;
  onRead: (data: HitData) => void;
  onCancel: () => void;
}

/** Over the first results, below a header, and of no height: they do not move when the reading has ended. */
const Root = styled('div')({
  position: 'sticky',
  top: '5rem',
  zIndex: 5,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  height: 0,
});

/** Reads what the filters or the order need to know of everybody found. The reading begins on mount. */
export function HitDataReader({ employees, parts, reason, onRead, onCancel }: HitDataReaderProps) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { done, run } = useCancellableTask();

  const read = useEffectEvent(() =>
    run(async (settings) => {
      const ids = employees.map(({ _id }) => _id);
      const data: HitData = {};
      if (parts.includes('statistics')) {
        data.statistics = await readEach(queryClient, ids, statisticsQueries.ofEmployee, settings);
      }
      if (parts.includes('evaluations')) {
        const before = ids.length * (parts.length - 1);
        data.evaluations = await readEach(queryClient, ids, evaluationQueries.inRow, {
          ...settings,
          onProgress(count) {
            settings.onProgress(before + count);
          },
        });
      }
      onRead({
        ...(data.statistics && {
          statistics: latest(queryClient, data.statistics, statisticsQueries.ofEmployee),
        }),
        ...(data.evaluations && {
          evaluations: latest(queryClient, data.evaluations, evaluationQueries.inRow),
        }),
      });
    }),
  );
  useEffect(() => void read(), []);

  return (
    <Root className="actions">
      <Paper variant="outlined" sx={{ boxShadow: 4, mt: 8, mx: 2, px: 2, py: 1 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography variant="body2" role="status">
            {reason}
          </Typography>
          <TaskProgress
            label={t('results.reading.reading')}
            done={done ?? 0}
            total={employees.length * parts.length}
            onCancel={onCancel}
          />
        </Stack>
      </Paper>
    </Root>
  );
}

/** A person who was evaluated while the others were read has a newer answer in the cache. */
const latest = <Value,>(
  queryClient: QueryClient,
  values: ReadonlyMap<string, Value>,
  queryOf: (id: string) => { queryKey: QueryKey },
) =>
  new Map(
    [...values].map(([id, value]) => [
      id,
      queryClient.getQueryData<Value>(queryOf(id).queryKey) ?? value,
    ]),
  );
