import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Evaluation } from '../../../api/contract';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { SectionCard } from '../../../components/page/SectionCard';
import { isBlank } from '../../../domain/texts';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { medianScore, type ChartData } from '../statistics/chartData';
import { coverageOf } from '../statistics/overview/coverage';
import { countPeople, type EvaluatedPerson } from '../statistics/overview/people';
import { ItemEvaluations } from './ItemEvaluations';
import { Headline, ShareBars } from './ShareBars';
import { useDrillDown } from './useDrillDown';
import type { useGroups } from './useGroups';

interface CoverageFigureProps {
  /** All employees; undefined where they could not be read. */
  people: readonly EvaluatedPerson[] | undefined;
  /** The role and the position to which the people who are due are limited. */
  groups: ReturnType<typeof useGroups>;
  /** How many employees there are. `people` may have fewer. */
  total: number;
  /** The evaluations of the period. */
  evaluations: readonly Evaluation[];
  /** The number of evaluations at any time. */
  allCount: number;
  chartData: ChartData;
  /** Evaluations that are not counted where scores or dates matter. */
  notCounted: ChartData['withoutScore'];
  /** Whether the evaluations are those of one evaluator. */
  isOwn: boolean;
}

/** Shows how many people were evaluated in the period, and by how many evaluations. */
export function CoverageFigure(props: CoverageFigureProps) {
  const { people, groups, total, evaluations, allCount, chartData, notCounted, isOwn } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { period, range } = usePeriod();
  const coverage = useMemo(() => people && coverageOf(i18n, people, range), [i18n, people, range]);
  const withoutNote = useMemo(
    () =>
      evaluations.filter(({ note }) => isBlank(note ?? '')).map((evaluation) => ({ evaluation })),
    [evaluations],
  );
  const { selected, linkTo, close } = useDrillDown('without');
  const items = [
    { key: 'note', title: t('evaluations.withoutNote'), evaluations: withoutNote },
    { key: 'score', title: t('statistics.notCounted'), evaluations: notCounted },
  ].filter((item) => item.evaluations.length > 0);
  const open = items.find(({ key }) => key === selected);
  const median = medianScore(chartData.scored);
  const counts = inPeriodText(
    i18n,
    period,
    period === 'any'
      ? countOf(i18n, isOwn, allCount)
      : countOf(i18n, isOwn, allCount, evaluations.length),
  );

  return (
    <>
      <SectionCard title={t('overview.coverage')}>
        <Headline share={coverage}>
          {coverage
            ? t('overview.evaluatedOf', {
                evaluated: coverage.evaluated,
                people: coverage.people,
              })
            : t('common.people', { count: countPeople(evaluations) })}
        </Headline>
        <Line>
          {median === undefined
            ? counts
            : t('overview.withMedian', { counts, median: i18n.median(median) })}
        </Line>
        {items.map(({ key, title, evaluations: { length } }) => (
          <Line key={key}>
            <Link
              component={RouterLink}
              to={linkTo(key)}
              color="inherit"
              preventScrollReset
              aria-current={key === selected}
              sx={{ fontWeight: key === selected ? 600 : undefined }}
            >
              {t('overview.itemCount', { item: title, count: length })}
            </Link>
          </Line>
        ))}
        {coverage && total > coverage.people && (
          <Line>{t('overview.listHas', { listed: coverage.people, people: total })}</Line>
        )}
        {coverage && coverage.people > 0 && (
          <ShareBars
            groups={groups}
            lists={[
              {
                kind: 'role',
                title: t('overview.byRole'),
                name: 'roles',
                shares: coverage.byRole,
              },
              {
                kind: 'position',
                title: t('overview.byPosition'),
                name: 'positions',
                shares: coverage.byPosition,
              },
            ]}
          />
        )}
      </SectionCard>
      {open && <ItemEvaluations item={open} onClose={close} />}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {children}
    </Typography>
  );
}

/** Returns how many evaluations there are. In a period, it also says how many there are at any time. */
function countOf({ t }: I18n, isOwn: boolean, total: number, periodCount?: number): string {
  if (periodCount === undefined) {
    return isOwn
      ? t('overview.countByYou', { count: total })
      : t('common.evaluations', { count: total });
  }
  return isOwn
    ? t('overview.countOfByYou', { shown: periodCount, total })
    : t('overview.countOf', { shown: periodCount, total });
}
