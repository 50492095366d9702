import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Statistics } from '../../../api/contract';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { savesData } from '../../../lib/code/savesData';
import { displayCount } from '../../../lib/text/display';
import { resultQueries } from '../queries';

interface StatisticsSummaryProps {
  employeeId: string;
  /** Whether the card is in the window. */
  isInView: boolean;
}

/** Milliseconds that a card is in view before its statistics are read. Scrolling past it reads nothing. */
const PAUSE = 300;

const Root = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1),
  minHeight: '1.75rem',
  marginTop: spacing(0.5),
  font: vars.font.body2,
}));

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
    // Cached statistics are shown without an observer, which would keep the call of a cancelled export alive.
    subscribed: hasStayed,
  });
  const isKnown = data !== undefined || isError;
  return <Root>{isKnown ? <Summary {...data} /> : isFetching && <Skeleton width="10rem" />}</Root>;
}

/**
 * Statistics that could not be read are 'N/A'. The number of evaluations behind an average is always shown
 * (specification, Statistics).
 */
function Summary({ totalEvaluations: count, averageScore }: Partial<Statistics>) {
  if (count === 0) return 'No evaluations yet';
  return (
    <>
      <span>Average</span>
      <ScoreBadge score={averageScore} average />
      {typeof count === 'number' && (
        <span>
          {displayCount(count)} {count === 1 ? 'evaluation' : 'evaluations'}
        </span>
      )}
    </>
  );
}
