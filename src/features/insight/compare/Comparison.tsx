import Stack from '@mui/material/Stack';
import { useI18n } from '../../../i18n/I18nContext';
import { ScoreLegend } from '../../../components/score/ScoreLegend';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { inRange } from '../../../lib/text/createdTime';
import { periodCountText } from '../../../lib/text/periodText';
import { usePeriodLinks } from '../../../lib/url/periodLink';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartFigure } from '../chart/ChartFigure';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { compare, compareEvaluators, type Subject } from '../statistics/comparison';
import { MARKER_COUNT } from '../chart/Legend';
import { describeDistribution, paragraph } from '../statistics/describe';
import { isDrawn } from '../statistics/trend';
import { chartHeight } from './ComparisonSkeleton';
import { summaryTable, scoresTable, sharedEvaluatorsTable } from './comparisonTables';

const Chart = lazyComponent(async () => (await import('./ComparisonChart')).ComparisonChart, {
  Pending: ({ people }) => <ChartSkeleton height={chartHeight(people.length)} />,
});

/**
 * Compares people in the period of the screen. It shows their scores on one axis, their figures, and the evaluators
 * whom they share.
 */
export function Comparison({
  subjects,
  onOpen,
}: {
  subjects: readonly Subject[];
  /** Called with the id of the evaluation whose point is pressed. */
  onOpen: (id: string) => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { period, range } = usePeriod();
  const withPeriod = usePeriodLinks();
  const people = compare(i18n, subjects, range);
  const evaluators = compareEvaluators(i18n, people);
  const all = subjects.flatMap(({ evaluations = [] }) => evaluations);
  const count = periodCountText(i18n, period, inRange(all, range).length, all.length);
  const scope = count && t('compare.scope', { count });
  const scored = people.flatMap(({ chartData }) => chartData.scored);
  return (
    <Stack sx={{ gap: 2 }}>
      <ChartFigure
        title={t('compare.scores')}
        name="compared-scores"
        description={paragraph(
          i18n,
          scope,
          isDrawn(scored)
            ? evaluators.shared.length > MARKER_COUNT
              ? t('compare.scoresTextSome', { marks: MARKER_COUNT })
              : t('compare.scoresText')
            : describeDistribution(i18n, scored),
        )}
        table={scoresTable(i18n, people)}
      >
        {isDrawn(scored) ? <Chart {...{ people, evaluators, onOpen }} /> : undefined}
      </ChartFigure>
      <ChartFigure
        title={t('compare.figures')}
        name="compared-figures"
        description={paragraph(i18n, scope, t('compare.figuresText'))}
        table={summaryTable(i18n, people, withPeriod)}
        footer={<ScoreLegend />}
      />
      <ChartFigure
        title={t('compare.shared')}
        name="shared-evaluators"
        description={paragraph(
          i18n,
          scope,
          t(evaluators.shared.length > 0 ? 'compare.sharedText' : 'compare.nothingShared'),
        )}
        table={sharedEvaluatorsTable(i18n, people, evaluators.shared)}
      />
    </Stack>
  );
}
