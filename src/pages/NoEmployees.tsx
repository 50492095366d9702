import { toApiError } from '../api/http/apiError';
import { failureCause } from '../api/http/loadFailure';
import { SectionCard } from '../components/page/SectionCard';
import { EmptyState } from '../components/status/EmptyState';
import { LoadFailure } from '../components/status/LoadFailure';
import { DueSkeleton } from '../features/insight/overview/OverviewSkeleton';

interface NoEmployeesProps {
  /** Why they could not be read; null while they are loading. */
  error: Error | null;
  onRetry: () => void;
}

/** In the place of who is due, until the employees are known. */
export function NoEmployees({ error, onRetry }: NoEmployeesProps) {
  return (
    <SectionCard title="Due for evaluation">
      <Content error={error} onRetry={onRetry} />
    </SectionCard>
  );
}

function Content({ error, onRetry }: NoEmployeesProps) {
  if (!error) return <DueSkeleton />;
  // Another call would be refused, too.
  if (toApiError(error).status === 403) {
    return <EmptyState text="The server refuses the list of employees." />;
  }
  return (
    <LoadFailure
      text="The employees could not be read."
      cause={failureCause(error)}
      onRetry={onRetry}
    />
  );
}
