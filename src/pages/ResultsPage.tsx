import { PageCard } from '../components/page/PageCard';
import { ResultsPanel } from '../features/results/ResultsPanel';

export function ResultsPage() {
  return (
    <PageCard title="Results" description="Search for employees and export their statistics.">
      <ResultsPanel />
    </PageCard>
  );
}
