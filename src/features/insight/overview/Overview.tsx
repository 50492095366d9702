import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Employee, Evaluation } from '../../../api/contract';
import { SectionCard } from '../../../components/page/SectionCard';
import { EmptyState } from '../../../components/status/EmptyState';
import { ClockNote } from '../../../components/text/ClockNote';
import { useI18n } from '../../../i18n/I18nContext';
import { inRange } from '../../../lib/text/createdTime';
import { paths } from '../../../lib/url/paths';
import { usePeriod } from '../../../lib/url/periodParameter';
import { chartDataOf, notCountedIn, type ChartData } from '../statistics/chartData';
import { evaluationsByPerson } from '../statistics/overview/people';
import { evaluatorSummaries } from '../statistics/evaluatorScores';
import { CompareEvaluatorsFigure } from './CompareEvaluatorsFigure';
import { CoverageFigure } from './CoverageFigure';
import { DueFigure, type DueFigureProps } from './DueFigure';
import { EvaluatorsFigure } from './EvaluatorsFigure';
import { MonthsFigure } from './MonthsFigure';
import { lastTwoColumns, overviewGrid } from './overviewGrid';
import { useGroups } from './useGroups';

const fullRow = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
};

interface OverviewProps extends Pick<
  DueFigureProps,
  'isComplete' | 'isOwn' | 'onEvaluate' | 'tableRef'
> {
  evaluations: readonly Evaluation[];
  /** Undefined where they are not known. */
  employees: readonly Employee[] | undefined;
  /** How many employees there are. `employees` may have fewer. */
  total: number;
  /** It is shown in place of the people who are due, if the employees are not known. */
  duePlaceholder: ReactNode;
}

/**
 * The overview of many evaluations. With `isOwn`, it compares no evaluators. It is memoized, so that the progress of
 * another read does not render it. Each part computes its own figures, so that React can pause between the parts.
 */
export const Overview = memo(function Overview(props: OverviewProps) {
  const { evaluations, isOwn } = props;
  const { range } = usePeriod();
  const all = useMemo(() => chartDataOf(evaluations), [evaluations]);
  const inPeriod = useMemo(() => inRange(evaluations, range), [evaluations, range]);
  const chartData = useMemo(() => (range ? chartDataOf(inPeriod) : all), [all, inPeriod, range]);

  return (
    <Box sx={overviewGrid}>
      <Box sx={{ ...fullRow, '&:empty': { display: 'none' } }}>
        <ClockNote evaluations={evaluations} />
      </Box>
      <People {...props} inPeriod={inPeriod} chartData={chartData} all={all} />
      {evaluations.length > 0 &&
        (isOwn ? (
          <Box sx={fullRow}>
            <MonthsFigure chartData={chartData} />
          </Box>
        ) : (
          <Evaluators chartData={chartData} />
        ))}
    </Box>
  );
});

interface PeopleProps extends OverviewProps {
  inPeriod: readonly Evaluation[];
  chartData: ChartData;
  /** The data of the evaluations of any time. */
  all: ChartData;
}

/** The people who were evaluated, and those who are due. */
function People({ inPeriod, chartData, all, ...props }: PeopleProps) {
  const { evaluations, employees, total, duePlaceholder, isOwn } = props;
  const { t } = useI18n();
  const evaluatedPeople = useMemo(
    () => employees && evaluationsByPerson(employees, evaluations),
    [employees, evaluations],
  );
  const groups = useGroups(evaluatedPeople?.people);
  const notCounted = useMemo(() => notCountedIn(chartData, all), [chartData, all]);
  // "0 of 0 people" would say nothing.
  if (evaluatedPeople && total === 0 && evaluations.length === 0) {
    return (
      <Box sx={fullRow}>
        <SectionCard title={t('overview.due')}>
          <EmptyState text={t('overview.nobody')} />
        </SectionCard>
      </Box>
    );
  }
  return (
    <>
      {isOwn && props.isComplete && evaluations.length === 0 ? (
        <NobodyYet />
      ) : evaluatedPeople ? (
        <DueFigure {...props} evaluatedPeople={evaluatedPeople} groups={groups} />
      ) : (
        <Box sx={lastTwoColumns}>{duePlaceholder}</Box>
      )}
      <CoverageFigure
        people={evaluatedPeople?.people}
        groups={groups}
        total={total}
        evaluations={inPeriod}
        allCount={evaluations.length}
        chartData={chartData}
        notCounted={notCounted}
        isOwn={isOwn}
      />
    </>
  );
}

/** Says that nobody has been evaluated. Without evaluations by the user, everybody would be due. */
function NobodyYet() {
  const { t } = useI18n();
  return (
    <Box sx={lastTwoColumns}>
      <SectionCard title={t('overview.due')}>
        <EmptyState text={t('overview.dueNobodyYet')}>
          <Button component={Link} to={paths.home} variant="outlined">
            {t('components.goHome')}
          </Button>
        </EmptyState>
      </SectionCard>
    </Box>
  );
}

/** Shows how the evaluators score, with the months beside them. */
function Evaluators({ chartData }: { chartData: ChartData }) {
  const i18n = useI18n();
  const { scored } = chartData;
  const summaries = useMemo(() => evaluatorSummaries(i18n, scored), [i18n, scored]);
  return (
    <>
      <EvaluatorsFigure summaries={summaries} />
      <MonthsFigure chartData={chartData} />
      <Box sx={fullRow}>
        <CompareEvaluatorsFigure evaluators={summaries} />
      </Box>
    </>
  );
}
