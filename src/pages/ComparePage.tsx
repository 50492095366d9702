import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { refusalMessage } from '../api/http/failureNotice';
import { failureCause, isNotFound } from '../api/http/loadFailure';
import { lazyDialog } from '../components/controls/lazyDialog';
import { PeriodSelect } from '../components/controls/PeriodSelect';
import { PrintButton } from '../components/controls/PrintButton';
import { focusHeading } from '../components/page/focusHeading';
import { PageCard } from '../components/page/PageCard';
import { EmptyState } from '../components/status/EmptyState';
import { ClockNote } from '../components/text/ClockNote';
import { employeeQueries } from '../api/employees';
import type { EvaluationSubject } from '../features/evaluations/dialogs/EvaluationDialog';
import { EvaluationDialog } from '../features/evaluations/dialogs/lazyEvaluationDialogs';
import { evaluationQueries } from '../api/evaluations';
import { ComparedPeople } from '../features/insight/compare/ComparedPeople';
import { MIN_COMPARED, MAX_COMPARED } from '../domain/constants';
import { comparedIds } from '../features/insight/compare/comparedIds';
import { Comparison } from '../features/insight/compare/Comparison';
import { ComparisonSkeleton } from '../features/insight/compare/ComparisonSkeleton';
import { useDialog } from '../lib/query/useDialog';
import { personLabels } from '../lib/text/personLabels';
import { useAddressState } from '../lib/url/addressState';
import { CHOSEN_PARAMETERS } from '../lib/url/chosenParameters';
import { resultsPath } from '../lib/url/paths';
import { useI18n } from '../i18n/I18nContext';

const AddPersonDialog = lazyDialog(
  async () => (await import('../features/insight/compare/AddPersonDialog')).AddPersonDialog,
);

const EvaluationPreview = lazyDialog(
  async () => (await import('../features/evaluations/detail/EvaluationPreview')).EvaluationPreview,
);

/** On a phone the button stays beside the select. */
const controls = {
  flex: { xs: '1 1 11rem', sm: 'none' },
  flexWrap: { sm: 'wrap' },
  alignItems: 'flex-start',
  gap: { xs: 1, sm: 2 },
  minWidth: 0,
  '& > button': { flex: 'none' },
} satisfies SxProps;

/** Two to eight people side by side. */
export function ComparePage() {
  const [{ ids: chosen, from }, update] = useAddressState(CHOSEN_PARAMETERS);
  const { t, display } = useI18n();
  const ids = comparedIds(chosen);
  const dialog = useDialog<EvaluationSubject['employee']>();
  // These two change nothing on the server, so that nothing is read again when they close.
  const [opened, setOpened] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const employees = useQueries({ queries: ids.map(employeeQueries.detail) });
  const histories = useQueries({ queries: ids.map(evaluationQueries.ofEmployee) });

  const people = ids.map((id, index) => {
    const [employee, history] = [employees[index], histories[index]];
    const errors = [employee, history].flatMap((query) =>
      query?.data ? [] : (query?.error ?? []),
    );
    const isMissing = isNotFound(employee?.error);
    return {
      id,
      employee: employee?.data,
      evaluations: history?.data,
      isFailed: errors.length > 0,
      refusal: errors.map(refusalMessage).find((text) => text !== undefined),
      cause: isMissing ? undefined : failureCause(errors[0]),
      onRetry: isMissing
        ? undefined
        : () => {
            if (!employee?.data) void employee?.refetch();
            if (!history?.data) void history?.refetch();
            focusHeading();
          },
    };
  });
  const known = people.filter(({ employee, evaluations }) => employee && evaluations);
  const read = known.flatMap(({ evaluations = [] }) => evaluations);
  const isLoading = people.some((one) => !one.isFailed && !known.includes(one));
  const labelOf = personLabels(
    people.map(({ employee }) => employee),
    display(undefined),
  );
  const shown = known.flatMap(({ employee, evaluations = [] }) =>
    evaluations.flatMap((evaluation) =>
      evaluation._id === opened ? { employee, evaluation } : [],
    ),
  )[0];

  return (
    <Stack aria-busy={isLoading} sx={{ gap: 2 }}>
      <PageCard
        title={t('compare.title')}
        description={t('compare.description')}
        actions={
          <>
            <Button
              component={Link}
              to={resultsPath(chosen, from)}
              color="inherit"
              startIcon={<BackIcon className="mirrored" />}
              sx={{ marginInlineStart: { xs: -1, md: 0 } }}
            >
              {t('compare.backToResults')}
            </Button>
            <Stack direction="row" sx={controls}>
              <PeriodSelect />
              {ids.length >= MIN_COMPARED && <PrintButton />}
            </Stack>
          </>
        }
      >
        <ComparedPeople
          people={people}
          onAdd={(id) => {
            const employee = people.find((one) => one.id === id)?.employee;
            dialog.open({ id, name: employee?.name && labelOf(employee) });
          }}
          onRemove={(id) => {
            update({ ids: chosen.filter((one) => one !== id) });
            focusHeading();
          }}
          onAddPerson={
            chosen.length < MAX_COMPARED
              ? () => {
                  setIsAdding(true);
                }
              : undefined
          }
        />
        {chosen.length > MAX_COMPARED && (
          <Typography role="status" variant="body2" sx={{ px: 3, pb: 2 }}>
            {t('compare.firstOf', { shown: MAX_COMPARED, total: chosen.length })}
          </Typography>
        )}
        <Box sx={{ px: 3, pb: 2, '&:empty': { display: 'none' } }}>
          <ClockNote evaluations={read} />
        </Box>
        {ids.length < MIN_COMPARED && (
          <EmptyState text={t('compare.chooseFirst')}>
            <Button component={Link} to={resultsPath(chosen, from)} variant="contained">
              {t('compare.goToResults')}
            </Button>
          </EmptyState>
        )}
      </PageCard>
      {ids.length >= MIN_COMPARED &&
        (isLoading ? (
          <ComparisonSkeleton people={ids.length} />
        ) : (
          known.length > 0 && <Comparison subjects={known} onOpen={setOpened} />
        ))}
      {shown && (
        <EvaluationPreview
          evaluation={shown.evaluation}
          name={labelOf(shown.employee)}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
      {isAdding && (
        <AddPersonDialog
          except={ids}
          onAdd={(id) => {
            update({ ids: [...chosen, id] });
            // The button that opened the dialog is removed.
            if (chosen.length + 1 === MAX_COMPARED) setTimeout(focusHeading);
          }}
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
      {dialog.subject && <EvaluationDialog employee={dialog.subject} onClose={dialog.close} />}
    </Stack>
  );
}
