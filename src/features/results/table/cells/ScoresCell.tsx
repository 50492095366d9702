import Skeleton from '@mui/material/Skeleton';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '../../../../components/status/lazyComponent';
import { isScore } from '../../../../domain/scores';
import { useEvaluationsOf } from '../../evaluationsOf';
import { RetryCell } from './RetryCell';
import type { ResultRow } from '../rows';

const Pending = () => <Skeleton width={96} sx={{ display: 'inline-block' }} />;

/** After the texts of the rows. */
const ScoreStrip = lazyComponent(
  async () => (await import('../../../../components/score/ScoreStrip')).ScoreStrip,
  { Failure: () => 'N/A', Pending },
);

/** Every score of the person in a row in view. */
export function ScoresCell({ row: { employee }, tabIndex }: GridRenderCellParams<ResultRow>) {
  const evaluationsOf = useEvaluationsOf();
  const { data, isFetching, refetch } = useQuery(evaluationsOf(employee._id));
  if (!data) {
    if (isFetching) return <Pending />;
    return <RetryCell tabIndex={tabIndex} onRetry={() => void refetch()} />;
  }
  const scores = data.map(({ score }) => score).filter(isScore);
  return scores.length > 0 ? <ScoreStrip scores={scores} /> : 'No scores';
}
