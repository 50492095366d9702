import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { notify } from '../../../components/toasts/notify';
import { displayCount } from '../../../lib/text/display';
import { readEach } from '../../../lib/query/readEach';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import { evaluationQueries } from '../queries';
import { feedbackIn } from './figures';

/** Counts feedback on demand, with a call for each evaluation. */
export function FeedbackCounter({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const queryClient = useQueryClient();
  const { done, run } = useCancellableTask();
  const [counted, setCounted] = useState<{ of: typeof evaluations; count: number }>();

  async function read() {
    await run(async (settings) => {
      const ids = evaluations.map(({ _id }) => _id);
      const details = [
        ...(await readEach(queryClient, ids, evaluationQueries.detail, settings)).values(),
      ];
      if (details.length === ids.length) {
        setCounted({ of: evaluations, count: feedbackIn(details) ?? 0 });
      } else {
        notify({ title: 'Error', text: 'The feedback could not be counted.', tone: 'destructive' });
      }
    });
  }

  if (counted?.of === evaluations) return displayCount(counted.count);
  return (
    <Box component="span" sx={{ '@media print': { '&::before': { content: '"Not counted"' } } }}>
      <Button
        size="small"
        variant="outlined"
        disabled={done !== undefined}
        onClick={() => void read()}
      >
        {done === undefined
          ? 'Count'
          : `${displayCount(done)} of ${displayCount(evaluations.length)}`}
      </Button>
    </Box>
  );
}
