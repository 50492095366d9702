import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../components/forms/FormDialog';
import { NumberInput } from '../../components/forms/NumberInput';
import { TextInput } from '../../components/forms/TextInput';
import { MAX_SCORE, MIN_SCORE } from '../../domain/constants';
import { evaluationSchema } from '../../domain/schemas';
import { display } from '../../lib/display';
import { evaluationMutations } from './mutations';

/** Whom the dialog is about, and in edit mode which evaluation it changes. */
export interface EvaluationSubject {
  employee: { id: string; name?: string | null };
  evaluation?: { _id: string; note?: string | null; score?: number | null };
}

interface EvaluationDialogProps extends EvaluationSubject {
  onClose: () => void;
}

/** Creates an evaluation or, if one is given, changes it (spec section 4). */
export function EvaluationDialog({ employee, evaluation, onClose }: EvaluationDialogProps) {
  const { mutateAsync } = useMutation(
    evaluation
      ? evaluationMutations.update(evaluation._id, employee.id)
      : evaluationMutations.create(employee.id),
  );
  const name = display(employee.name, 'Employee');

  return (
    <FormDialog
      title={`${evaluation ? 'Edit' : 'Create'} Evaluation for ${name}`}
      initialValues={{ note: evaluation?.note ?? '', score: String(evaluation?.score ?? 0) }}
      schema={evaluationSchema}
      onSubmit={mutateAsync}
      onClose={onClose}
    >
      <TextInput name="note" label="Note" multiline minRows={4} maxRows={12} />
      <NumberInput name="score" label="Score" min={MIN_SCORE} max={MAX_SCORE} />
    </FormDialog>
  );
}
