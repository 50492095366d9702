import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { refusalMessage } from '../../../api/http/failureToast';
import { failureCause, isNotFound } from '../../../api/http/loadFailure';
import { EVERY_SECOND } from '../../../components/page/PageNumbers';
import { PrintedSheet } from '../../../components/page/PrintedSheet';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { Refusal } from '../../../components/status/Refusal';
import { EmployeeDetails } from '../../employees/EmployeeDetails';
import { signingEvaluators } from '../evaluators';
import { HistoryFigures } from '../history/HistoryFigures';
import { SheetEvaluations } from '../history/SheetEvaluations';
import { Signatures } from '../Signatures';
import { ChartSkeleton, SCORES_HEIGHT } from '../../insight/chart/ChartSkeleton';
import { chartDataOf } from '../../insight/statistics/chartData';
import { isolated } from '../../../lib/text/isolated';
import { periodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import type { Profile } from './useProfiles';

const Scores = lazyComponent(
  async () => (await import('../../insight/profile/SheetScores')).SheetScores,
  { Pending: () => <ChartSkeleton height={SCORES_HEIGHT} /> },
);

const Sheet = styled('article')(({ theme: { vars, spacing, shape, typography } }) => ({
  padding: spacing(3),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  '& + &': { marginTop: spacing(3) },
  '& .content > * + *': { marginBlockStart: spacing(2) },
  '& h2': { ...typography.h1, margin: spacing(0, 0, 1) },
  '& h3': { ...typography.h2, margin: spacing(3, 0, 1) },
  '@media print': {
    padding: 0,
    border: 0,
    '& + &': { marginTop: 0, breakBefore: 'page' },
    '&:nth-of-type(even)': { page: EVERY_SECOND },
  },
}));

interface ProfileSheetProps {
  profile: Profile;
  /** Whether the chart is drawn. Many at once would keep the browser busy. */
  hasChart: boolean;
}

/** The printed profile of one person, with lines for signatures. */
export const ProfileSheet = memo(function ProfileSheet(props: ProfileSheetProps) {
  const i18n = useI18n();
  const { t, display } = i18n;
  const { profile, hasChart } = props;
  const { employee, employeeError, evaluations, evaluationsError, all } = profile;
  const id = useId();
  const { period } = usePeriod();
  const chartData = chartDataOf(evaluations ?? []);
  const name = isolated(i18n, display(employee?.name, t('employees.unnamed')));
  const signatures = <Signatures evaluators={signingEvaluators(i18n, evaluations ?? [])} />;
  return (
    <Sheet aria-labelledby={id}>
      <PrintedSheet
        about={
          <>
            {name} · {periodText(i18n, period)}
          </>
        }
      >
        <h2 id={id}>{name}</h2>
        {employee ? (
          <EmployeeDetails employee={employee} />
        ) : (
          <Failure text={t('compare.employeeNotFound')} error={employeeError} />
        )}
        {evaluations ? (
          <>
            <HistoryFigures history={{ all, evaluations, failure: null }} />
            <h3>{t('compare.trendTitle')}</h3>
            {hasChart ? (
              <Scores chartData={chartData} all={all} />
            ) : (
              <ChartSkeleton height={SCORES_HEIGHT} />
            )}
            <h3>{t('profile.evaluations')}</h3>
            {evaluations.length === 0 ? (
              <p>
                {t('profile.noEvaluations')}
                {signatures}
              </p>
            ) : (
              <SheetEvaluations evaluations={evaluations} end={signatures} />
            )}
          </>
        ) : (
          <Failure text={t('evaluations.unread')} error={evaluationsError} />
        )}
      </PrintedSheet>
    </Sheet>
  );
});

/** Says what could not be read, and why. */
function Failure({ text, error }: { text: string; error: unknown }) {
  const i18n = useI18n();
  const refusal = refusalMessage(error);
  if (refusal !== undefined) {
    return (
      <p role="alert">
        <Refusal of="this" message={refusal} />
      </p>
    );
  }
  return (
    <p role="alert">
      {text} <small>{!isNotFound(error) && failureCause(error)?.text(i18n)}</small>
    </p>
  );
}
