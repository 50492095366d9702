import { toApiError } from '../../../api/http/apiError';
import { failureCause } from '../../../api/http/loadFailure';
import { SectionCard } from '../../../components/page/SectionCard';
import { EmptyState } from '../../../components/status/EmptyState';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { DueSkeleton } from './OverviewSkeleton';
import { useI18n } from '../../../i18n/I18nContext';

interface DuePlaceholderProps {
  /** Why they could not be read; null while they are loading. */
  error: Error | null;
  onRetry: () => void;
}

/** It is shown in place of the people who are due, until the employees are known. */
export function DuePlaceholder({ error, onRetry }: DuePlaceholderProps) {
  const { t } = useI18n();
  return (
    <SectionCard title={t('overview.due')}>
      <Content error={error} onRetry={onRetry} />
    </SectionCard>
  );
}

function Content({ error, onRetry }: DuePlaceholderProps) {
  const { t } = useI18n();
  if (!error) return <DueSkeleton />;
  // Another call would be refused, too, so there is no button to try again.
  if (toApiError(error).status === 403) {
    return <EmptyState text={t('evaluations.employeesRefused')} />;
  }
  return (
    <LoadFailure
      text={t('evaluations.employeesUnread')}
      cause={failureCause(error)}
      onRetry={onRetry}
    />
  );
}
