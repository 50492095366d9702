import type { Scope } from '../features/evaluations/api';
import { useOverviewOpen } from '../features/evaluations/allEvaluations/overviewOpen';
import { lazyComponent } from '../components/status/lazyComponent';

const OpenOverview = lazyComponent(async () => (await import('./OpenOverview')).OpenOverview);

/** The overview above a list of evaluations, where it is open. */
export function EvaluationsOverview({ scope }: { scope: Scope }) {
  const [isOpen] = useOverviewOpen();
  return isOpen ? <OpenOverview scope={scope} /> : null;
}
