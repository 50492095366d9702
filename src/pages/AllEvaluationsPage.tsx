import { PageCard } from '../components/page/PageCard';
import { OverviewButton } from '../features/evaluations/allEvaluations/OverviewButton';
import { PagedEvaluations } from '../features/evaluations/table/PagedEvaluations';
import { EvaluationsOverview } from './EvaluationsOverview';

export function AllEvaluationsPage() {
  return (
    <PageCard
      title="All Evaluations"
      description="Review the evaluations of all evaluators and their details."
      actions={<OverviewButton scope="all" />}
    >
      <EvaluationsOverview scope="all" />
      <PagedEvaluations label="All Evaluations" scope="all" />
    </PageCard>
  );
}
