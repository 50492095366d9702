import { useMemo } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { inPeriodText } from '../../../lib/text/periodText';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { describeMonths, paragraph } from '../statistics/describe';
import { monthsOf } from '../statistics/overview/months';
import { notCountedText, type ChartData } from '../statistics/chartData';
import { DrillDownFigure } from './DrillDownFigure';
import { useDrillDown } from './useDrillDown';

const loadChart = async () => (await import('./MonthsChart')).MonthsChart;

const Chart = lazyComponent(loadChart, {
  Pending: () => <ChartSkeleton />,
});

/** Loads the chart's code before it is first rendered. A failure is shown by the chart itself. */
export function preloadMonthsChart() {
  loadChart().catch(() => undefined);
}

/** A chart of the number of evaluations in each month. */
export function MonthsFigure({ chartData }: { chartData: ChartData }) {
  const i18n = useI18n();
  const { t, month } = i18n;
  const result = useMemo(() => monthsOf(chartData.dated), [chartData]);
  const { months } = result;
  const { period } = usePeriod();
  const drillDown = useDrillDown('month');
  return (
    <DrillDownFigure
      title={t('overview.months')}
      name="evaluations-per-month"
      description={inPeriodText(
        i18n,
        period,
        paragraph(i18n, describeMonths(i18n, result), notCountedText(i18n, chartData)),
      )}
      columns={[t('overview.columns.month'), t('overview.columns.evaluations')]}
      rows={months.map(({ key, start, dated }) => ({
        key,
        title: month(start),
        cells: [{ text: month(start), saved: key }, dated.length],
        evaluations: dated,
      }))}
      drillDown={drillDown}
    >
      <Chart months={months} onOpen={drillDown.show} />
    </DrillDownFigure>
  );
}
