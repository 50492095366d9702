import { useState } from 'react';
import type { Employee } from '../api/contract';
import { PageCard } from '../components/page/PageCard';
import { EvaluationDialog } from '../features/evaluations/dialogs/lazyEvaluationDialogs';
import { ResultsPanel } from '../features/results/ResultsPanel';
import { useI18n } from '../i18n/I18nContext';

interface Evaluated {
  employee: Employee;
  onClosed: () => void;
}

export function ResultsPage() {
  const { t } = useI18n();
  // Not `useDialog`, which refetches everything on screen: the order may depend on the evaluations of thousands of
  // people.
  const [evaluated, setEvaluated] = useState<Evaluated>();
  return (
    <PageCard title={t('results.title')} description={t('shell.resultsDescription')}>
      <ResultsPanel
        onEvaluate={(employee, onClosed) => {
          setEvaluated({ employee, onClosed });
        }}
      />
      {evaluated && (
        <EvaluationDialog
          employee={{ id: evaluated.employee._id, name: evaluated.employee.name ?? undefined }}
          onClose={() => {
            setEvaluated(undefined);
            evaluated.onClosed();
          }}
        />
      )}
    </PageCard>
  );
}
