import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import type { Evaluation } from '../../../api/contract';
import { chartDataOf } from '../statistics/chartData';
import { markersOf } from '../statistics/markers';
import { Distribution } from './Distribution';
import { profileGrid } from './profileGrid';
import { ScoresOverTime } from './ScoresOverTime';

/** The two charts of a person's scores: over time, and how often each score was given. */
export function ProfileInsight({
  evaluations,
  history = evaluations,
  footer,
}: {
  /** The evaluations that are drawn. */
  evaluations: readonly Evaluation[];
  /** All evaluations of the person. They decide which marker each evaluator has (`markersOf`). */
  history?: readonly Evaluation[];
  /** It is shown below the distribution. */
  footer?: ReactNode;
}) {
  const chartData = useMemo(() => chartDataOf(evaluations), [evaluations]);
  const markers = useMemo(() => markersOf(history), [history]);
  return (
    <Box sx={profileGrid}>
      <ScoresOverTime chartData={chartData} markers={markers} />
      <Distribution chartData={chartData} footer={footer} />
    </Box>
  );
}
