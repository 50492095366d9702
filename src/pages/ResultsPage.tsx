import { useState } from 'react';
import { PageCard } from '../components/page/PageCard';
import { lazyDialog } from '../components/controls/lazyDialog';
import { EvaluationDialog } from '../features/evaluations/dialogs/lazyEvaluationDialogs';
import { ResultsPanel, type OnEvaluate } from '../features/results/ResultsPanel';
import { useI18n } from '../i18n/I18nContext';
import type { Walk } from '../features/evaluations/queue/EvaluationQueue';

const EvaluationWalk = lazyDialog(
  async () => (await import('../features/evaluations/queue/EvaluationQueue')).EvaluationWalk,
);

interface Evaluated {
  walk: Walk;
  onClosed: Parameters<OnEvaluate>[1];
}

export function ResultsPage() {
  const { t } = useI18n();
  // Not `useDialog`, which refetches everything on screen: the order may depend on the evaluations of thousands of
  // people.
  const [evaluated, setEvaluated] = useState<Evaluated>();
  const [person] = evaluated?.walk.people ?? [];
  function close() {
    if (!evaluated) return;
    const { people, index } = evaluated.walk;
    setEvaluated(undefined);
    evaluated.onClosed(people.slice(0, index + 1).map(({ employee }) => employee._id));
  }
  return (
    <PageCard title={t('results.title')} description={t('shell.resultsDescription')}>
      <ResultsPanel
        onEvaluate={(people, onClosed) => {
          const walk = {
            people: people.map((employee) => ({ employee })),
            index: 0,
            evaluated: [],
          };
          setEvaluated({ walk, onClosed });
        }}
      />
      {evaluated && person && evaluated.walk.people.length === 1 && (
        <EvaluationDialog
          employee={{ id: person.employee._id, name: person.employee.name ?? undefined }}
          onClose={close}
        />
      )}
      {evaluated && evaluated.walk.people.length > 1 && (
        <EvaluationWalk
          walk={evaluated.walk}
          onStep={(walk) => {
            setEvaluated({ ...evaluated, walk });
          }}
          onClose={close}
        />
      )}
    </PageCard>
  );
}
