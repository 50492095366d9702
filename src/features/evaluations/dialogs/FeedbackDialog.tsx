import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../components/forms/FormDialog';
import { TextInput } from '../../../components/forms/TextInput';
import { feedbackSchema } from '../../../domain/schemas';
import { useDraft } from '../../../session/drafts/useDraft';
import { evaluationMutations } from '../mutations';

interface FeedbackDialogProps {
  evaluationId: string;
  /** Text that was typed before the session expired. */
  typed?: Record<string, string>;
  onClose: () => void;
}

const TITLE = 'Add Feedback';
const UNTOUCHED = { feedback: '' };

/** Adds feedback to an evaluation. */
export function FeedbackDialog({ evaluationId, typed, onClose }: FeedbackDialogProps) {
  const { mutateAsync } = useMutation(evaluationMutations.addFeedback(evaluationId));
  const subject = { kind: 'feedback', evaluationId } as const;
  const draft = useDraft({ subject, title: TITLE, untouched: UNTOUCHED, typed });
  return (
    <FormDialog
      title={TITLE}
      initialValues={UNTOUCHED}
      schema={feedbackSchema}
      draft={draft}
      onSubmit={mutateAsync}
      onClose={onClose}
    >
      <TextInput name="feedback" label="Feedback" multiline minRows={4} maxRows={12} />
    </FormDialog>
  );
}
