import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../components/forms/FormDialog';
import { TextInput } from '../../components/forms/TextInput';
import { feedbackSchema } from '../../domain/schemas';
import { evaluationMutations } from './mutations';

interface FeedbackDialogProps {
  evaluationId: string;
  onClose: () => void;
}

/** Adds feedback to an evaluation. */
export function FeedbackDialog({ evaluationId, onClose }: FeedbackDialogProps) {
  const { mutateAsync } = useMutation(evaluationMutations.addFeedback(evaluationId));
  return (
    <FormDialog
      title="Add Feedback"
      initialValues={{ feedback: '' }}
      schema={feedbackSchema}
      onSubmit={mutateAsync}
      onClose={onClose}
    >
      <TextInput name="feedback" label="Feedback" multiline minRows={4} maxRows={12} />
    </FormDialog>
  );
}
