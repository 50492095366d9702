import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { refusalOf } from '../api/http/failureNotice';
import { failureCause, isNotFound } from '../api/http/loadFailure';
import { DescriptionList } from '../components/page/DescriptionList';
import { ScoreBadge } from '../components/score/ScoreBadge';
import { lazyComponent } from '../components/status/lazyComponent';
import type { Period } from '../domain/period';
import { SheetEvaluations } from '../features/evaluations/sheet/SheetEvaluations';
import { ChartSkeleton } from '../features/insight/chart/ChartSkeleton';
import { chartDataOf } from '../features/insight/statistics/chartData';
import { summaryOf } from '../features/insight/statistics/summary';
import { display, displayCount, displayDate, NOT_AVAILABLE } from '../lib/text/display';
import { periodCount } from '../lib/text/displayPeriod';
import { isolated } from '../lib/text/isolated';
import type { Profile } from './readProfiles';
import { Signatures } from './Signatures';

const Scores = lazyComponent(
  async () => (await import('../features/insight/profile/SheetScores')).SheetScores,
  { Pending: () => <ChartSkeleton /> },
);

const Sheet = styled('article')(({ theme: { vars, spacing, shape, typography } }) => ({
  padding: spacing(3),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  '& + &': { marginTop: spacing(3) },
  '& > *': { marginBlock: spacing(0, 2) },
  '& h2': { ...typography.h1, margin: spacing(0, 0, 1) },
  '& h3': { ...typography.h2, margin: spacing(3, 0, 1) },
  '@media print': {
    padding: 0,
    border: 0,
    '& + &': { marginTop: 0, breakBefore: 'page' },
    // The facts, and the figures, on one line each.
    '& dl': { gridTemplateColumns: 'repeat(5, minmax(0, auto))' },
    '& dl.prominent dd': { fontSize: '1.125rem' },
  },
}));

interface ProfileSheetProps {
  profile: Profile;
  period: Period;
  /** Whether the chart is drawn. Many at once would keep the browser busy. */
  hasChart: boolean;
}

/** A person on sheets of their own, to be signed. */
export const ProfileSheet = memo(function ProfileSheet(props: ProfileSheetProps) {
  const { profile, period, hasChart } = props;
  const { employee, employeeError, evaluations, evaluationsError, history } = profile;
  const id = useId();
  const found = chartDataOf(evaluations ?? []);
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id}>{isolated(display(employee?.name, 'Employee'))}</h2>
      {employee ? (
        <DescriptionList
          facts={[
            ['Role', display(employee.role)],
            ['Position', display(employee.position)],
            ['Email', display(employee.email)],
            ['Age', display(employee.age)],
            ['Hire Date', displayDate(employee.hireDate)],
          ]}
        />
      ) : (
        <Failure text="Employee not found" error={employeeError} />
      )}
      {evaluations ? (
        <>
          <p>{periodCount(period, evaluations.length, history.length)}</p>
          <Figures profile={profile} />
          <h3>Scores over time</h3>
          {hasChart ? <Scores chartData={found} history={history} /> : <ChartSkeleton />}
          <h3>Evaluations</h3>
          {evaluations.length === 0 ? (
            <p>No evaluations found.</p>
          ) : (
            <SheetEvaluations evaluations={evaluations} />
          )}
        </>
      ) : (
        <Failure text="The evaluations could not be read." error={evaluationsError} />
      )}
      {evaluations && <Signatures />}
    </Sheet>
  );
});

function Figures({ profile: { evaluations = [] } }: { profile: Profile }) {
  const { scored, dated } = chartDataOf(evaluations);
  const { average, median, lowest, highest } = summaryOf(scored.map(({ score }) => score));
  return (
    <DescriptionList
      prominent
      facts={[
        ['Evaluations', displayCount(evaluations.length)],
        ['Average', <ScoreBadge key="average" score={average} average />],
        ['Median', <ScoreBadge key="median" score={median} />],
        ['Range', lowest === undefined ? NOT_AVAILABLE : `${lowest} – ${highest}`],
        ['Last evaluated', displayDate(dated.at(-1)?.evaluation.createdAt)],
      ]}
    />
  );
}

/** What could not be read, and what happened. */
function Failure({ text, error }: { text: string; error: unknown }) {
  const refusal = refusalOf(error);
  if (refusal !== undefined) {
    return (
      <p role="alert">The server refuses this{refusal !== '' && <>: {isolated(refusal)}</>}</p>
    );
  }
  return (
    <p role="alert">
      {text} <small>{!isNotFound(error) && failureCause(error)}</small>
    </p>
  );
}
