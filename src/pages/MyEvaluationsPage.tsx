import { PageCard } from '../components/page/PageCard';
import { PagedEvaluations } from '../features/evaluations/table/PagedEvaluations';

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
