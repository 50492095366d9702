import { PageCard } from '../components/page/PageCard';
import { PagedEvaluations } from '../features/evaluations/table/PagedEvaluations';

export function AllEvaluationsPage() {
  return (
    <PageCard
      title="All Evaluations"
      description="Review the evaluations of all evaluators and their details."
    >
      <PagedEvaluations label="All Evaluations" scope="all" />
    </PageCard>
  );
}
