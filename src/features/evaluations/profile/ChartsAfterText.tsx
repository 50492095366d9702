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
  /** Those evaluations that are in the period. */
  evaluations: readonly Evaluation[];
}

/**
 * The charts take longer to render than the text, which comes first. A component of its own, because React renders the
 * component again that defers a value: the rest of the page would be rendered twice.
 */
export function ChartsAfterText({ employeeId, history, evaluations }: ChartsAfterTextProps) {
  const isReady = useDeferredValue(history !== undefined, false);
  return isReady && history ? (
    <ProfileCharts {...{ employeeId, history, evaluations }} />
  ) : (
    <ProfileInsightSkeleton />
  );
}
