import { useEffect, useState } from 'react';
import { AddEmployeeDialog } from '../../features/accounts/lazyAddEmployeeDialog';
import {
  EvaluationDialog,
  FeedbackDialog,
} from '../../features/evaluations/dialogs/lazyEvaluationDialogs';
import { useDialog } from '../../lib/query/useDialog';
import { focusHeading } from '../../components/page/focusHeading';
import { claimDrafts, writeDrafts, type Draft } from '../../session/drafts';
import { session } from '../../session/session';
import { useI18n } from '../../i18n/I18nContext';
import { DraftOffer } from './DraftOffer';
import { draftTitle } from './draftTitle';

/**
 * Offers the signed-in user the drafts of an earlier session that expired, one at a time. A draft is deleted
 * when it is discarded, and when its dialog was saved or left.
 */
export function DraftOffers() {
  const i18n = useI18n();
  const [drafts, setDrafts] = useState(() => claimDrafts(session.get().email));
  const { subject: opened, open, close } = useDialog<Draft>();
  const [isSettled, setIsSettled] = useState(false);
  const [draft, ...others] = drafts;
  useEffect(() => {
    if (isSettled && !draft) focusHeading();
  }, [isSettled, draft]);
  if (!draft) return null;

  function settle() {
    writeDrafts(session.get().email, others);
    setDrafts(others);
    setIsSettled(true);
  }

  return (
    <>
      <DraftOffer
        title={draftTitle(i18n, draft)}
        onContinue={() => {
          open(draft);
        }}
        onDiscard={settle}
      />
      {opened && (
        <DraftDialog
          draft={opened}
          onClose={() => {
            close();
            settle();
          }}
        />
      )}
    </>
  );
}

/** The dialog that the draft belongs to. */
function DraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { subject, values } = draft;
  const props = { typed: values, onClose };
  switch (subject.kind) {
    case 'employee':
      return <AddEmployeeDialog {...props} />;
    case 'feedback':
      return <FeedbackDialog evaluation={{ _id: subject.evaluationId }} {...props} />;
    case 'evaluation': {
      const { employeeId, employeeName, evaluationId, fromNote, fromScore } = subject;
      return (
        <EvaluationDialog
          employee={{ id: employeeId, name: employeeName }}
          evaluation={
            evaluationId === undefined
              ? undefined
              : { _id: evaluationId, note: fromNote, score: Number(fromScore ?? 0) }
          }
          {...props}
        />
      );
    }
  }
}
