import { PageCard } from '../components/page/PageCard';
import { employeeQueries } from '../features/employees/queries';
import { evaluationQueries } from '../features/evaluations/queries';
import { EmployeeOf } from '../features/results/employeeOf';
import { EvaluationsOf } from '../features/results/evaluationsOf';
import { ResultsPanel } from '../features/results/ResultsPanel';

export function ResultsPage() {
  return (
    <PageCard title="Results" description="Search for employees and export their statistics.">
      <EmployeeOf value={employeeQueries.detail}>
        <EvaluationsOf value={evaluationQueries.ofEmployee}>
          <ResultsPanel />
        </EvaluationsOf>
      </EmployeeOf>
    </PageCard>
  );
}
