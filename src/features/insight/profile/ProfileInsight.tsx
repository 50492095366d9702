import { useMemo, type ReactNode } from 'react';
import type { Evaluation } from '../../../api/contract';
import { usable } from '../statistics/scored';
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
  const found = useMemo(() => usable(evaluations), [evaluations]);
  return (
    <ProfileGrid>
      <ScoresOverTime usable={found} />
      <Distribution usable={found} action={action} />
    </ProfileGrid>
  );
}
