import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { KeptFocusButton } from '../../../components/controls/KeptFocusButton';
import { ScoreBadge } from '../../../components/score/ScoreBadge';
import { parseDecimal } from '../../../domain/numbers';
import { useI18n } from '../../../i18n/I18nContext';
import { isolated } from '../../../lib/text/isolated';
import { listedNote } from '../note';
import {
  fieldsOf,
  mergeEdits,
  type Conflict,
  type EvaluationFields,
  type EditConflict,
} from './useEditConflict';

/**
 * Reads the evaluation when its form opens, and updates the fields that the user has not edited. If the check before a
 * save finds another version, it shows both.
 */
export function EditConflictPanel({ base, setBase, conflict, setConflict, read }: EditConflict) {
  const { values, setValues } = useFormikContext<EvaluationFields>();

  const applyMerge = useEffectEvent((current: EvaluationFields) => {
    const next = mergeEdits(base, values, current);
    keepCursor(() => {
      setBase(next.base);
      void setValues(next.values);
    });
  });
  const fillIn = useEffectEvent(async () => {
    const current = await read().catch(() => undefined);
    if (current) applyMerge(fieldsOf(current));
  });
  useEffect(() => {
    void fillIn();
  }, []);

  if (!conflict) return null;
  const { theirs } = conflict;
  return (
    <ChangedMeanwhile
      {...conflict}
      mine={values}
      onKeep={() => {
        setBase(theirs);
      }}
      onTake={() => {
        setBase(theirs);
        setConflict(undefined);
        void setValues(theirs);
      }}
    />
  );
}

/** Keeps the position of the cursor. React moves it to the end when it replaces the text of a field. */
function keepCursor(change: () => void) {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) {
    flushSync(change);
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  flushSync(change);
  // A radio button has no selection.
  if (field.value !== value && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}

interface ChangedMeanwhileProps extends Conflict {
  mine: EvaluationFields;
  /** Called before the form is sent. */
  onKeep: () => void;
  onTake: () => void;
}

function ChangedMeanwhile({ name, theirs, mine, onKeep, onTake }: ChangedMeanwhileProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { isSubmitting } = useFormikContext();
  const id = useId();
  return (
    <Box ref={focus} sx={panel} role="group" aria-labelledby={id} tabIndex={-1}>
      <Typography id={id}>
        {name
          ? t.rich('evaluations.changedBy', { name, person: () => isolated(i18n, name) })
          : t('evaluations.changed')}
      </Typography>
      <div>
        <Version heading={t('evaluations.theirVersion')} content={theirs}>
          <KeptFocusButton
            variant="outlined"
            disabled={isSubmitting}
            onClick={({ currentTarget: { form } }) => {
              onTake();
              form?.querySelector('textarea')?.focus();
            }}
          >
            {t('evaluations.takeTheirs')}
          </KeptFocusButton>
        </Version>
        <Version heading={t('evaluations.myVersion')} content={mine}>
          <KeptFocusButton
            variant="outlined"
            disabled={isSubmitting}
            onClick={({ currentTarget: { form } }) => {
              flushSync(onKeep);
              form?.requestSubmit();
            }}
          >
            {t('evaluations.keepMine')}
          </KeptFocusButton>
        </Version>
      </div>
    </Box>
  );
}

/** Focuses the panel, so that screen readers read it and it scrolls into view. */
function focus(panel: HTMLElement | null) {
  panel?.focus();
}

interface VersionProps {
  heading: string;
  content: EvaluationFields;
  children: ReactNode;
}

function Version({ heading, content: { note, score }, children }: VersionProps) {
  const { text, isMissing } = listedNote(useI18n(), note);
  const number = parseDecimal(score);
  // The initial 0 of the field is not a score.
  const shownScore = number === 0 || Number.isNaN(number) ? undefined : number;
  return (
    <section aria-label={heading}>
      <Typography variant="subtitle2">{heading}</Typography>
      <ScoreBadge score={shownScore} />
      <Typography variant="body2" dir="auto" color={isMissing ? 'textSecondary' : undefined}>
        {text}
      </Typography>
      {children}
    </section>
  );
}

const panel = {
  p: 2,
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 1,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: 2,
    mt: 1.5,
  },
  '& section': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 1,
    minWidth: 0,
  },
  '& section > p': { flex: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} satisfies SxProps;
