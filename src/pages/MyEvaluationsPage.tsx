import { PageCard } from '../components/page/PageCard';
import { OverviewButton } from '../features/evaluations/allEvaluations/OverviewButton';
import { PagedEvaluations } from '../features/evaluations/table/PagedEvaluations';
import { EvaluationsOverview } from './EvaluationsOverview';

export function MyEvaluationsPage() {
  return (
    <PageCard
      title="Employee Evaluations"
      documentTitle="My Evaluations"
      description="Review the latest employee evaluations and their details."
      actions={<OverviewButton scope="own" />}
    >
      <EvaluationsOverview scope="own" />
      <PagedEvaluations label="Employee Evaluations" scope="own" />
    </PageCard>
  );
}
