import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { lazyDialog } from '../../components/controls/lazyDialog';
import { focusHeading } from '../../components/page/focusHeading';
import { Banner } from '../../components/page/Banner';
import { AddEmployeeDialog } from '../../features/accounts/lazyAddEmployeeDialog';
import {
  EvaluationDialog,
  FeedbackDialog,
} from '../../features/evaluations/dialogs/lazyEvaluationDialogs';
import { useI18n } from '../../i18n/I18nContext';
import { useDialog } from '../../lib/query/useDialog';
import { isStorageChange } from '../../lib/storage/storage';
import { deleteDraft, isStoredDraft, type Draft } from '../../session/dialogDraft';
import { isDraft } from '../../session/isDraft';
import { isOpenElsewhere } from '../../session/openDrafts';
import { DRAFT_KEY } from '../../session/sessionTexts';
import { DraftText } from './DraftText';

const ContinuedQueue = lazyDialog(
  async () => (await import('../../features/evaluations/queue/ContinuedQueue')).ContinuedQueue,
);

/**
 * Offers the draft of a dialog that was interrupted, unless the dialog is open in another tab. Discard deletes it. Its
 * dialog stores it as a draft of its own.
 */
export function DraftBanner({ draft }: { draft: unknown }) {
  return isDraft(draft) ? <BannerOfDraft draft={draft} /> : null;
}

function BannerOfDraft({ draft }: { draft: Draft }) {
  const { id } = draft;
  const { t } = useI18n();
  const { subject: opened, open, close } = useDialog<Draft>();
  const [state, setState] = useState<'checking' | 'shown' | 'settled' | 'taken elsewhere'>(
    'checking',
  );
  const textId = useId();

  useEffect(() => {
    let isCurrent = true;
    void isOpenElsewhere(id).then((isOpen) => {
      if (isCurrent) setState(isOpen ? 'taken elsewhere' : 'shown');
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  useEffect(() => {
    if (state === 'settled') focusHeading();
  }, [state]);
  const isOpened = opened !== undefined;
  useEffect(() => {
    if (isOpened) return undefined;
    // Another tab has continued or discarded it, or has a newer one.
    const follow = (event: StorageEvent) => {
      if (isStorageChange(event, [DRAFT_KEY]) && !isStoredDraft(id)) setState('taken elsewhere');
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, [isOpened, id]);
  if (state !== 'shown') return null;

  return (
    <>
      <Banner label={t('shell.draft.title')}>
        <Typography
          component="div"
          id={textId}
          role="status"
          sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
        >
          <DraftText draft={draft} />
        </Typography>
        <Button
          variant="outlined"
          aria-describedby={textId}
          onClick={() => {
            open(draft);
          }}
        >
          {t('shell.draft.continue')}
        </Button>
        <Button
          color="inherit"
          aria-describedby={textId}
          onClick={() => {
            deleteDraft(id);
            setState('settled');
          }}
        >
          {t('forms.discard')}
        </Button>
      </Banner>
      {opened && (
        <DraftDialog
          draft={opened}
          onClose={() => {
            close();
            // It is still stored if the code of the dialog could not be loaded.
            if (!isStoredDraft(id)) setState('settled');
          }}
        />
      )}
    </>
  );
}

function DraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { subject, values, queue } = draft;
  const props = { typed: values, onClose };
  if (subject.kind === 'employee') return <AddEmployeeDialog {...props} />;
  if (subject.kind === 'feedback') {
    const { evaluationId, employeeId, employeeName } = subject;
    const employee = employeeId ? { _id: employeeId, name: employeeName } : undefined;
    return <FeedbackDialog evaluation={{ _id: evaluationId, employee }} {...props} />;
  }
  const { employeeId, employeeName, evaluationId, fromNote, fromScore } = subject;
  if (queue) return <ContinuedQueue start={queue} name={employeeName} {...props} />;
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
