import Skeleton from '@mui/material/Skeleton';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { ScoreBadge } from '../../../../components/score/ScoreBadge';
import { display } from '../../../../lib/text/display';
import { resultQueries } from '../../queries';
import { isAverage, type StatisticField } from '../fields';
import { RetryCell } from './RetryCell';
import type { ResultRow } from '../rows';

type StatisticCellProps = GridRenderCellParams<ResultRow> & { field: StatisticField };

/** A statistic of a row in view. It is read unless all statistics have been. */
export function StatisticCell({ row, field, tabIndex }: StatisticCellProps) {
  const { data, isFetching, refetch } = useQuery({
    ...resultQueries.statistics(row.employee._id),
    enabled: !row.statistics,
  });
  const statistics = row.statistics ?? data;

  if (statistics && field === 'totalEvaluations') return display(statistics[field]);
  if (statistics) return <ScoreBadge score={statistics[field]} average={isAverage(field)} />;
  if (isFetching) return <Skeleton width={48} sx={{ display: 'inline-block' }} />;
  return <RetryCell tabIndex={tabIndex} onRetry={() => void refetch()} />;
}
