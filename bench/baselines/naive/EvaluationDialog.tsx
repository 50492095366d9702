import { number, object, string } from 'yup';
import type { Employee } from '../../../src/api/contract';
import { Field, FormDialog } from './FormDialog';

const message = 'Score must be between 1 and 10';
const schema = object({
  note: string().required('Note is required'),
  score: number().min(1, message).max(10, message).required(message),
});

interface EvaluationDialogProps {
  employee: Employee | undefined;
  onClose: () => void;
}

export function EvaluationDialog({ employee, onClose }: EvaluationDialogProps) {
  return (
    <FormDialog
      open={employee !== undefined}
      title={`Create Evaluation for ${employee?.name ?? 'Employee'}`}
      path="/api/evaluations"
      saved="Evaluation created successfully"
      initialValues={{ note: '', score: 0, employeeId: employee?._id }}
      validationSchema={schema}
      onClose={onClose}
    >
      <Field name="note" label="Note" multiline minRows={4} />
      <Field name="score" label="Score" type="number" />
    </FormDialog>
  );
}
