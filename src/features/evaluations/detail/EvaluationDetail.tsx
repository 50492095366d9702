import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Evaluation } from '../../../api/contract';
import { failureCause, isNotFound } from '../../../api/http/loadFailure';
import { KeptFocusButton } from '../../../components/controls/KeptFocusButton';
import { PrintButton } from '../../../components/controls/PrintButton';
import { DetailsLine } from '../../../components/page/DetailsLine';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { NotFoundState } from '../../../components/status/NotFoundState';
import { PageHeading } from '../../../components/page/PageHeading';
import { PersonHeading } from '../../../components/person/PersonHeading';
import { PageNumbers } from '../../../components/page/PageNumbers';
import { PrintedSheet } from '../../../components/page/PrintedSheet';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { SectionCard } from '../../../components/page/SectionCard';
import { nonBlank } from '../../../domain/texts';
import { useI18n } from '../../../i18n/I18nContext';
import { isolated } from '../../../lib/text/isolated';
import { roleText } from '../../../i18n/roleText';
import { useDialog } from '../../../lib/query/useDialog';
import { labelWithDetail } from '../../../lib/text/personLabels';
import { employeeProfilePath } from '../../../lib/url/paths';
import { ScreenLink } from '../../../lib/url/ScreenLink';
import { EvaluationDialog, FeedbackDialog } from '../dialogs/lazyEvaluationDialogs';
import type { EvaluationSubject } from '../dialogs/EvaluationDialog';
import { editSubject } from '../dialogs/subjects';
import { FeedbackList } from './FeedbackList';
import { Signatures } from '../Signatures';
import { useAuthorship } from '../useAuthorship';
import { ScoreAndNote } from './ScoreAndNote';
import { evaluationQueries } from '../../../api/evaluations';

/** One evaluation, with its score and note, its employee, and its feedback. */
export function EvaluationDetail({ id }: { id: string }) {
  const i18n = useI18n();
  const { t, display } = i18n;
  const { data, error, isError, refetch } = useQuery(evaluationQueries.detail(id));
  const authorship = useAuthorship(data ?? { _id: id });
  const isPrinting = useWhilePrinting(() => true);
  const edit = useDialog<EvaluationSubject>();
  const feedback = useDialog<Evaluation>();
  const loading = !data;
  const { employee } = data ?? {};
  const labelled = data && withLabel(data);
  const editable = labelled && editSubject(labelled);
  const reasonId = useId();

  if (!data && isError) {
    return (
      <>
        <PageHeading title={t('evaluations.evaluation')} />
        {isNotFound(error) ? (
          <NotFoundState text={t('evaluations.notFound')} />
        ) : (
          <LoadFailure
            text={t('evaluations.notFound')}
            cause={failureCause(error)}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  return (
    <PrintedSheet about={isolated(i18n, display(employee?.name, t('employees.unnamed')))}>
      <PageNumbers sheets={1} />
      <Stack aria-busy={loading} sx={{ gap: 2 }}>
        <PersonHeading
          person={data && (employee ?? {})}
          shows="evaluation"
          actions={<PrintButton />}
        />
        <SectionCard
          title={t('evaluations.details')}
          action={
            <KeptFocusButton
              {...outlined}
              disabled={!editable}
              aria-describedby={data && !editable ? reasonId : undefined}
              onClick={() => {
                if (editable) edit.open(editable);
              }}
            >
              {t('evaluations.edit')}
            </KeptFocusButton>
          }
        >
          {data ? (
            <ScoreAndNote evaluation={data} authorship={authorship} />
          ) : (
            <Skeleton variant="rounded" height={120} />
          )}
          {data && !editable && (
            <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {t('evaluations.notEditable')}
            </Typography>
          )}
        </SectionCard>
        <SectionCard
          title={t('evaluations.feedbacks')}
          action={
            <KeptFocusButton
              {...outlined}
              disabled={!data}
              onClick={() => {
                if (labelled) feedback.open(labelled);
              }}
            >
              {t('evaluations.addFeedback')}
            </KeptFocusButton>
          }
        >
          {data ? (
            <FeedbackList feedbacks={data.feedbacks ?? []} />
          ) : (
            <Skeleton variant="rounded" height={160} />
          )}
        </SectionCard>
        {/* On paper the signatures are never alone on a page. */}
        <Box sx={{ breakInside: 'avoid' }}>
          <SectionCard
            title={t('evaluations.employeeDetails')}
            action={
              employee?._id && (
                <Button {...outlined} component={ScreenLink} to={employeeProfilePath(employee._id)}>
                  {t('employees.viewProfile')}
                </Button>
              )
            }
          >
            <DetailsLine
              loading={loading}
              details={[
                { label: t('accounts.name'), value: display(employee?.name) },
                { label: t('accounts.age'), value: i18n.count(employee?.age), isLabelled: true },
                { label: t('accounts.email'), value: display(employee?.email) },
                { label: t('accounts.role'), value: roleText(i18n, employee?.role) },
              ]}
            />
          </SectionCard>
          {isPrinting && data && (
            <Signatures evaluators={authorship.evaluator === '' ? [] : [authorship.evaluator]} />
          )}
        </Box>
        {edit.subject && <EvaluationDialog {...edit.subject} onClose={edit.close} />}
        {feedback.subject && (
          <FeedbackDialog evaluation={feedback.subject} onClose={feedback.close} />
        )}
      </Stack>
    </PrintedSheet>
  );
}

/** Returns the evaluation for a dialog. The screen does not know whether somebody else has the same name. */
function withLabel(evaluation: Evaluation): Evaluation {
  const { employee } = evaluation;
  return nonBlank(employee?.name)
    ? { ...evaluation, employee: { ...employee, name: labelWithDetail({ ...employee }) } }
    : evaluation;
}

const outlined = { size: 'small', variant: 'outlined' } as const;
