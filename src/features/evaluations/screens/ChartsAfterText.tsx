import { useDeferredValue } from 'react';
import type { Evaluation } from '../../../api/contract';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { ProfileInsightSkeleton } from '../../insight/profile/ProfileInsightSkeleton';

const ProfileCharts = lazyComponent(async () => (await import('./ProfileCharts')).ProfileCharts, {
  Pending: ProfileInsightSkeleton,
});

interface ChartsAfterTextProps {
  employeeId: string;
  /** Every evaluation of the person. Undefined until the text of the page is known. */
  history: readonly Evaluation[] | undefined;
  /** The evaluations that are in the period. */
  evaluations: readonly Evaluation[];
}

/**
 * Renders the charts after the text of the page, because they take longer. It is a component of its own because React
 * renders a component that defers a value twice, and the rest of the page is not part of it.
 */
export function ChartsAfterText({ employeeId, history, evaluations }: ChartsAfterTextProps) {
  const isReady = useDeferredValue(history !== undefined, false);
  return isReady && history ? (
    <ProfileCharts {...{ employeeId, history, evaluations }} />
  ) : (
    <ProfileInsightSkeleton />
  );
}
