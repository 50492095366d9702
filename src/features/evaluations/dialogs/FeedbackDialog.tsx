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
import { evaluationPath } from '../../../lib/url/paths';
import { useDraft } from '../../../session/useDraft';
import { evaluationMutations } from '../../../api/evaluations';

interface FeedbackDialogProps {
  /** The known fields of the evaluation. A draft has only its id and its employee. */
  evaluation: Evaluation;
  /** The values of a draft, by the names of the fields. */
  typed?: Record<string, string> | undefined;
  onClose: () => void;
}

const UNTOUCHED = { feedback: '' };

export function FeedbackDialog({ evaluation, typed, onClose }: FeedbackDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { _id: evaluationId, employee } = evaluation;
  const save = useSave(evaluationMutations.addFeedback(evaluationId, employee));
  const draft = useDraft({
    subject: {
      kind: 'feedback',
      evaluationId,
      employeeId: employee?._id ?? undefined,
      employeeName: employee?.name ?? undefined,
    },
    initialValues: UNTOUCHED,
    typed,
  });
  return (
    <FormDialog
      title={t('evaluations.addFeedback')}
      person={employee ? { id: employee._id, name: employee.name } : undefined}
      subtitle={summaryOf(i18n, evaluation)}
      initialValues={UNTOUCHED}
      schema={feedbackSchema}
      draft={draft}
      checkAt={() => evaluationPath(evaluationId)}
      {...save}
      onClose={onClose}
    >
      <TextInput name="feedback" label={t('evaluations.feedback')} multiline />
    </FormDialog>
  );
}

/** Returns the employee, score and date of the evaluation, as far as they are known. */
function summaryOf(i18n: I18n, { employee, score, createdAt }: Evaluation): string {
  const { t, date, display } = i18n;
  const hasScore = score !== null && score !== undefined;
  const details = [
    display(employee?.name && isolatedText(i18n, employee.name), ''),
    hasScore ? t('evaluations.scoreOf', { score: i18n.score(score) }) : '',
    isIsoDate(createdAt) ? date(createdAt) : '',
  ];
  return details.filter((detail) => detail !== '').join(DOT);
}
