import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { focusHeading } from '../../components/page/focusHeading';
import { OfferBar } from '../../components/page/OfferBar';
import { AddEmployeeDialog } from '../../features/accounts/lazyAddEmployeeDialog';
import {
  EvaluationDialog,
  FeedbackDialog,
} from '../../features/evaluations/dialogs/lazyEvaluationDialogs';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { useDialog } from '../../lib/query/useDialog';
import { isolatedText } from '../../lib/text/isolatedText';
import { deleteDraft, type Draft } from '../../session/draft';

/** Offers the draft of the expired session. The draft is deleted when it is discarded or when its dialog closes. */
export function DraftOffer({ draft }: { draft: Draft }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { subject: opened, open, close } = useDialog<Draft>();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled) focusHeading();
  }, [isSettled]);
  if (isSettled) return null;

  function settle() {
    deleteDraft();
    setIsSettled(true);
  }

  return (
    <>
      <OfferBar label={t('shell.draft.title')}>
        <Typography role="status" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          {t('shell.draft.text', { title: titleOf(i18n, draft) })}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => {
            open(draft);
          }}
        >
          {t('shell.draft.continue')}
        </Button>
        <Button color="inherit" onClick={settle}>
          {t('forms.discard')}
        </Button>
      </OfferBar>
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

/** The title of the dialog that the draft belongs to. */
function titleOf(i18n: I18n, { subject }: Draft): string {
  const { t, display } = i18n;
  if (subject.kind === 'employee') return t('accounts.addTitle');
  if (subject.kind === 'feedback') return t('evaluations.addFeedback');
  const { employeeName, evaluationId } = subject;
  return t.markup(evaluationId === undefined ? 'evaluations.createFor' : 'evaluations.editFor', {
    name: display(employeeName, t('employees.unnamed')),
    person: (name) => isolatedText(i18n, name),
  });
}

/** The dialog that the draft belongs to. */
function DraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { subject, values } = draft;
  const props = { typed: values, onClose };
  if (subject.kind === 'employee') return <AddEmployeeDialog {...props} />;
  if (subject.kind === 'feedback') {
    return <FeedbackDialog evaluation={{ _id: subject.evaluationId }} {...props} />;
  }
  const { employeeId, employeeName, evaluationId, fromNote, fromScore } = subject;
  const evaluation =
    evaluationId === undefined
      ? undefined
      : { _id: evaluationId, note: fromNote, score: Number(fromScore ?? 0) };
  return (
    <EvaluationDialog
      employee={{ id: employeeId, name: employeeName }}
      evaluation={evaluation}
      {...props}
    />
  );
}
