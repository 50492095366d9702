import { PageCard } from '../components/PageCard';
import { PagedEvaluations } from '../features/evaluations/PagedEvaluations';

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
