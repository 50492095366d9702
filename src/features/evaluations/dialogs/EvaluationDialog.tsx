import { useState } from 'react';
import type { Evaluation } from '../../../api/contract';
import { useSave } from '../../../api/useSave';
import { FormDialog } from '../../../components/forms/FormDialog';
import type { FormQueue } from '../../../components/forms/FormQueue';
import { TextInput } from '../../../components/forms/TextInput';
import { evaluationSchema } from '../../../domain/schemas';
import { useI18n } from '../../../i18n/I18nContext';
import { isolated } from '../../../lib/text/isolated';
import { employeeProfilePath, evaluationPath } from '../../../lib/url/paths';
import type { QueuePosition } from '../../../session/dialogDraft';
import { session } from '../../../session/session';
import { useDraft } from '../../../session/useDraft';
import { evaluationMutations } from '../../../api/evaluations';
import { evaluatedAgain } from './evaluatedAgain';
import { EarlierEvaluations, earlierEvaluationsShown } from './EarlierEvaluations';
import { EditConflictPanel } from './EditConflictPanel';
import { ScoreInput } from './ScoreInput';
import { useEarlierEvaluations } from './useEarlierEvaluations';
import { useEditConflict } from './useEditConflict';
import { useAuthorLine } from './useAuthorLine';
import { queueLine, type QueueDetails } from './queueLine';

/** The employee and, for an update, the evaluation. */
export interface EvaluationSubject {
  employee: { id: string; name?: string | null };
  evaluation?: Evaluation;
}

interface EvaluationDialogProps extends EvaluationSubject {
  /** The values of a draft, by the names of the fields. */
  typed?: Record<string, string> | undefined;
  onSaved?: () => void;
  onClose: () => void;
  /**
   * Set where people are evaluated one after the other. The caller renders the dialog again with the next `employee`.
   */
  queue?:
    | (Omit<FormQueue, 'label'> &
        Pick<QueueDetails, 'position' | 'last' | 'isOwn'> & { draft: QueuePosition })
    | undefined;
}

/** Creates an evaluation, or updates the given one (specification, Evaluation dialog). */
export function EvaluationDialog(props: EvaluationDialogProps) {
  const { employee, evaluation } = props;
  const key = `${employee.id} ${evaluation?._id ?? ''}`;
  const [first] = useState(key);
  // Each subject gets a new form and a new dialog, so that screen readers announce its title and the first field gets
  // the focus.
  return <EvaluationForm key={key} {...props} follows={key !== first} />;
}

function EvaluationForm(props: EvaluationDialogProps & { follows: boolean }) {
  const { employee, evaluation, typed, onSaved, onClose, queue, follows } = props;
  const i18n = useI18n();
  const { t, display } = i18n;
  const save = useSave({
    ...(evaluation
      ? evaluationMutations.update(evaluation._id, employee)
      : evaluationMutations.create(employee)),
    onSuccess: onSaved,
  });
  const editConflict = useEditConflict(evaluation);
  const { base, check } = editConflict;
  const earlier = useEarlierEvaluations(employee.id, evaluation);
  const [openedAt] = useState(Date.now);
  const again = evaluation
    ? undefined
    : evaluatedAgain(i18n, earlier.evaluations ?? [], session.get().email, openedAt);
  const writtenBy = useAuthorLine(employee.id, evaluation);
  const name = display(employee.name, t('employees.unnamed'));
  const draft = useDraft({
    subject: {
      kind: 'evaluation',
      employeeId: employee.id,
      employeeName: employee.name ?? undefined,
      ...(evaluation && {
        evaluationId: evaluation._id,
        fromNote: base.note,
        fromScore: base.score,
      }),
    },
    initialValues: { ...base },
    typed,
    queue: queue?.draft,
  });

  return (
    <FormDialog
      title={t.rich(evaluation ? 'evaluations.editFor' : 'evaluations.createFor', {
        name,
        person: () => isolated(i18n, name),
      })}
      person={employee}
      subtitle={queue ? queueLine(i18n, queue) : writtenBy}
      aside={{
        isOpen: earlierEvaluationsShown.useValue(),
        content: <EarlierEvaluations earlier={earlier} />,
      }}
      hint={{ notice: again, keys: t('evaluations.scoreKeys') }}
      initialValues={base}
      schema={evaluationSchema}
      draft={draft}
      checkAt={() =>
        evaluation ? evaluationPath(evaluation._id) : employeeProfilePath(employee.id)
      }
      {...save}
      onSubmit={async (draft) => {
        // This removes the message of an earlier failure, because the check may end this save.
        save.onEdit();
        await check(draft);
        await save.onSubmit(draft);
      }}
      onClose={onClose}
      queue={queue && { ...queue, label: t('evaluations.queue.progress') }}
      follows={follows}
    >
      <TextInput name="note" label={t('evaluations.note')} multiline />
      <ScoreInput />
      {evaluation && <EditConflictPanel {...editConflict} />}
    </FormDialog>
  );
}
