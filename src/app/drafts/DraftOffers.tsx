import { useEffect, useState } from 'react';
import { EvaluationDialog, FeedbackDialog } from '../../features/evaluations/dialogs/dialogs';
import { lazily } from '../../lib/code/lazily';
import { useDialog } from '../../lib/query/useDialog';
import { currentUser, draftsOf, dropDraft, type Draft } from '../../session/drafts/drafts';
import { DraftOffer } from './DraftOffer';

const AddEmployeeDialog = lazily(
  async () => (await import('../../features/accounts/AddEmployeeDialog')).AddEmployeeDialog,
);

/**
 * Offers the signed-in user what was typed when an earlier session of theirs expired, a text at a time. It
 * is deleted when it is declined, and when its dialog was saved or left.
 */
export function DraftOffers() {
  const [drafts, setDrafts] = useState(() => draftsOf(currentUser()));
  const { subject: opened, open, close } = useDialog<Draft>();
  const [isSettled, setIsSettled] = useState(false);
  const [draft] = drafts;
  const isLastSettled = isSettled && !draft;
  useEffect(() => {
    if (isLastSettled) focusScreen();
  }, [isLastSettled]);
  if (!draft) return null;

  function settle(settled: Draft) {
    dropDraft(settled);
    setDrafts(draftsOf(currentUser()));
    setIsSettled(true);
  }

  return (
    <>
      <DraftOffer
        title={draft.title}
        onContinue={() => {
          open(draft);
        }}
        onDiscard={() => {
          settle(draft);
        }}
      />
      {opened && (
        <DraftDialog
          draft={opened}
          onClose={() => {
            close();
            settle(opened);
          }}
        />
      )}
    </>
  );
}

/** The dialog in which it was typed. */
function DraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { subject, values } = draft;
  const rest = { typed: values, onClose };
  switch (subject.kind) {
    case 'employee':
      return <AddEmployeeDialog {...rest} />;
    case 'feedback':
      return <FeedbackDialog evaluationId={subject.evaluationId} {...rest} />;
    case 'evaluation': {
      const { employeeId, employeeName, evaluationId } = subject;
      return (
        <EvaluationDialog
          employee={{ id: employeeId, name: employeeName }}
          evaluation={evaluationId === undefined ? undefined : { _id: evaluationId }}
          {...rest}
        />
      );
    }
  }
}

/** The button that was pressed is gone; the focus goes where a screen begins. */
function focusScreen() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
