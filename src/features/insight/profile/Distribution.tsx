import { useMemo, type ReactNode } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartFigure } from '../chart/ChartFigure';
import { describeDistribution, paragraph } from '../statistics/describe';
import { notCountedText, type ChartData } from '../statistics/chartData';
import { stacksOf } from '../statistics/stacks';
import { isDrawn } from '../statistics/trend';
import { DistributionChart } from './DistributionChart';

interface DistributionProps {
  chartData: ChartData;
  /** It is shown below the chart. */
  footer?: ReactNode;
}

/** A chart of how often each score was given to a person. */
export function Distribution({ chartData, footer }: DistributionProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { scored, withoutScore } = chartData;
  const { period } = usePeriod();
  const stacks = useMemo(() => stacksOf(scored), [scored]);
  return (
    <ChartFigure
      title={t('compare.distributionTitle')}
      name="distribution"
      footer={footer}
      description={paragraph(
        i18n,
        inPeriodText(i18n, period, describeDistribution(i18n, scored)),
        notCountedText(i18n, { withoutScore, withoutDate: [] }),
      )}
      table={{
        columns: [t('compare.columnScore'), t('compare.columnEvaluations')],
        rows: isDrawn(scored)
          ? stacks.map(({ score, scored: { length } }) => ({
              key: String(score),
              cells: [{ text: i18n.score(score), saved: score }, length],
            }))
          : [],
      }}
    >
      <DistributionChart stacks={stacks} />
    </ChartFigure>
  );
}
