import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { display } from '../../../lib/text/display';
import { resultQueries } from '../queries';
import type { StatisticField } from './fields';
import type { ResultRow } from './rows';

interface StatisticCellProps {
  row: ResultRow;
  field: StatisticField;
  /** Of what can be pressed in the cell: the grid has one cell in the tab sequence. */
  tabIndex: 0 | -1;
}

/** A statistic of a row in view. It is read unless all statistics have been. */
export function StatisticCell({ row, field, tabIndex }: StatisticCellProps) {
  const { data, isFetching, refetch } = useQuery({
    ...resultQueries.statistics(row.employee._id),
    enabled: row.statistics === undefined,
  });
  const statistics = row.statistics ?? data;

  if (statistics && field === 'totalEvaluations') return display(statistics[field]);
  if (statistics) return <ScoreBadge score={statistics[field]} />;
  if (isFetching) return <Skeleton width={48} sx={{ display: 'inline-block' }} />;
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => {
        // The button goes; the focus stays where it was.
        currentTarget.closest<HTMLElement>('[role="gridcell"]')?.focus();
        void refetch();
      }}
      onKeyDown={(event) => {
        // The grid takes a space for a step to the next rows.
        if (event.key === ' ') event.stopPropagation();
      }}
      sx={{ minWidth: 0, px: 0.5 }}
    >
      Try again
    </Button>
  );
}
