import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Statistics } from '../../../api/contract';
import { savesData } from '../../../lib/code/savesData';
import { display, displayCount } from '../../../lib/text/display';
import { resultQueries } from '../queries';

interface StatisticsSummaryProps {
  employeeId: string;
  /** Whether the card is in the window. */
  isInView: boolean;
}

/** Milliseconds that a card is in view before its statistics are read: it is not just scrolled past. */
const PAUSE = 300;

/** An employee's statistics in one line, which is empty until they are read. Users who save data open the card instead. */
export function StatisticsSummary({ employeeId, isInView }: StatisticsSummaryProps) {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    if (!isInView || savesData()) return;
    const timer = window.setTimeout(() => {
      setHasStayed(true);
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isInView]);

  const { data, isError, isFetching } = useQuery({
    ...resultQueries.statistics(employeeId),
    // What the cache has is shown without. An observer would keep alive the call of a cancelled export.
    subscribed: hasStayed,
  });
  const isKnown = data !== undefined || isError;
  return (
    <Typography variant="body2" component="div" sx={{ mt: 0.5, minHeight: '1lh' }}>
      {isKnown && summaryOf(data ?? {})}
      {!isKnown && isFetching && <Skeleton width="10rem" />}
    </Typography>
  );
}

/** What could not be read is 'N/A' (spec section 8); how many evaluations an average is of is always said (decision 30). */
function summaryOf({ totalEvaluations: count, averageScore }: Partial<Statistics>): string {
  if (count === 0) return 'No evaluations yet';
  const average = `Average ${display(averageScore)}`;
  if (count === undefined || count === null) return average;
  return `${average} · ${displayCount(count)} ${count === 1 ? 'evaluation' : 'evaluations'}`;
}
