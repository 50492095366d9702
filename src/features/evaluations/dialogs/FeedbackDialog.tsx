import type { Evaluation } from '../../../api/contract';
import { useSave } from '../../../api/useSave';
import { FormDialog } from '../../../components/forms/FormDialog';
import { TextInput } from '../../../components/forms/TextInput';
import { feedbackSchema } from '../../../domain/schemas';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { isIsoDate } from '../../../domain/isoDate';
import { DOT } from '../../../lib/text/dot';
import { isolatedText } from '../../../lib/text/isolatedText';
import { useDraft } from '../../../session/draft';
import { evaluationMutations } from '../../../api/evaluations';

interface FeedbackDialogProps {
  /** The known fields of the evaluation. A draft has only its id. */
  evaluation: Evaluation;
  /** Text that was typed before the session expired. */
  typed?: Record<string, string>;
  onClose: () => void;
}

const UNTOUCHED = { feedback: '' };

/** Adds feedback to an evaluation. */
export function FeedbackDialog({ evaluation, typed, onClose }: FeedbackDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { _id: evaluationId, employee } = evaluation;
  const save = useSave(evaluationMutations.addFeedback(evaluationId, employee));
  const subject = { kind: 'feedback', evaluationId } as const;
  const draft = useDraft({ subject, initialValues: UNTOUCHED, typed });
  return (
    <FormDialog
      title={t('evaluations.addFeedback')}
      person={employee ? { id: employee._id, name: employee.name } : undefined}
      subtitle={summaryOf(i18n, evaluation)}
      initialValues={UNTOUCHED}
      schema={feedbackSchema}
      draft={draft}
      {...save}
      onClose={onClose}
    >
      <TextInput name="feedback" label={t('evaluations.feedback')} multiline />
    </FormDialog>
  );
}

/** The employee, score and date of the evaluation, as far as they are known. */
function summaryOf(i18n: I18n, { employee, score, createdAt }: Evaluation): string {
  const { t, date, display } = i18n;
  const hasScore = score !== null && score !== undefined;
  const facts = [
    display(employee?.name && isolatedText(i18n, employee.name), ''),
    hasScore ? t('evaluations.scoreOf', { score: i18n.score(score) }) : '',
    isIsoDate(createdAt) ? date(createdAt) : '',
  ];
  return facts.filter((fact) => fact !== '').join(DOT);
}
