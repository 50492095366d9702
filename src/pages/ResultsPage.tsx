import { useState } from 'react';
import { PageCard } from '../components/page/PageCard';
import { lazyDialog } from '../components/controls/lazyDialog';
import { EvaluationDialog } from '../features/evaluations/dialogs/lazyEvaluationDialogs';
import { ResultsPanel, type OnEvaluate } from '../features/results/ResultsPanel';
import { useI18n } from '../i18n/I18nContext';
import type { Queue } from '../features/evaluations/queue/EvaluationQueue';

const EvaluationQueue = lazyDialog(
  async () => (await import('../features/evaluations/queue/EvaluationQueue')).EvaluationQueue,
);

interface Evaluated {
  queue: Queue;
  onClosed: Parameters<OnEvaluate>[1];
}

export function ResultsPage() {
  const { t } = useI18n();
  // `useDialog` would refetch everything on screen, and the order may depend on the evaluations of thousands of people.
  const [evaluated, setEvaluated] = useState<Evaluated>();
  const [person] = evaluated?.queue.people ?? [];
  function close() {
    if (!evaluated) return;
    const { people, index } = evaluated.queue;
    setEvaluated(undefined);
    evaluated.onClosed(people.slice(0, index + 1).map(({ employee }) => employee._id));
  }
  return (
    <PageCard title={t('results.title')} description={t('shell.resultsDescription')}>
      <ResultsPanel
        onEvaluate={(people, onClosed) => {
          const queue = {
            people: people.map((employee) => ({ employee })),
            index: 0,
            evaluated: [],
          };
          setEvaluated({ queue, onClosed });
        }}
      />
      {evaluated && person && evaluated.queue.people.length === 1 && (
        <EvaluationDialog
          employee={{ id: person.employee._id, name: person.employee.name ?? undefined }}
          onClose={close}
        />
      )}
      {evaluated && evaluated.queue.people.length > 1 && (
        <EvaluationQueue
          queue={evaluated.queue}
          onStep={(queue) => {
            setEvaluated({ ...evaluated, queue });
          }}
          onClose={close}
        />
      )}
    </PageCard>
  );
}
