import { useMemo, type ReactNode } from 'react';
import type { Evaluation } from '../../../api/contract';
import { chartDataOf } from '../statistics/chartData';
import { Distribution } from './Distribution';
import { ProfileGrid } from './ProfileGrid';
import { ScoresOverTime } from './ScoresOverTime';

/**
 * What the scores of a person say: over time, and how they are distributed. `action` is a button beside the heading of
 * the distribution.
 */
export function ProfileInsight({
  evaluations,
  action,
}: {
  evaluations: readonly Evaluation[];
  action?: ReactNode;
}) {
  const found = useMemo(() => chartDataOf(evaluations), [evaluations]);
  return (
    <ProfileGrid>
      <ScoresOverTime chartData={found} />
      <Distribution chartData={found} action={action} />
    </ProfileGrid>
  );
}
