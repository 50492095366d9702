import { PageCard } from '../components/PageCard';
import { PagedEvaluations } from '../features/evaluations/PagedEvaluations';

export function MyEvaluationsPage() {
  return (
    <PageCard
      title="Employee Evaluations"
      documentTitle="My Evaluations"
      description="Review the latest employee evaluations and their details."
    >
      <PagedEvaluations label="Employee Evaluations" scope="own" />
    </PageCard>
  );
}
