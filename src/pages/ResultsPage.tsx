import { PageCard } from '../components/page/PageCard';
import { evaluationQueries } from '../features/evaluations/queries';
import { EvaluationsOf } from '../features/results/evaluationsOf';
import { ResultsPanel } from '../features/results/ResultsPanel';

export function ResultsPage() {
  return (
    <PageCard title="Results" description="Search for employees and export their statistics.">
      <EvaluationsOf value={evaluationQueries.ofEmployee}>
        <ResultsPanel />
      </EvaluationsOf>
    </PageCard>
  );
}
