import { useMemo } from 'react';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { inPeriod } from '../../../lib/text/displayPeriod';
import { usePeriod } from '../../../lib/url/periodParameter';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { describeMonths, paragraph } from '../statistics/describe';
import { monthsOf } from '../statistics/overview/months';
import { notCounted, type ChartData } from '../statistics/chartData';
import { DrillDownFigure } from './DrillDownFigure';
import { useDrillDown } from './useDrillDown';

const loadChart = async () => (await import('./MonthsChart')).MonthsChart;

const Chart = lazyComponent(loadChart, {
  Pending: () => <ChartSkeleton />,
});

/** Loads the chart's code ahead of its first use. The chart itself shows a failure. */
export function prepareMonths() {
  loadChart().catch(() => undefined);
}

/** How many evaluations there are in each month. */
export function MonthsFigure({ chartData }: { chartData: ChartData }) {
  const found = useMemo(() => monthsOf(chartData.dated), [chartData]);
  const { months } = found;
  const { period } = usePeriod();
  const drillDown = useDrillDown('month');
  return (
    <DrillDownFigure
      title="Evaluations per month"
      name="evaluations-per-month"
      description={inPeriod(period, paragraph(describeMonths(found), notCounted(chartData)))}
      columns={['Month', 'Evaluations']}
      rows={months.map(({ key, name, dated }) => ({
        key,
        title: name,
        cells: [name, dated.length],
        evaluations: dated,
      }))}
      drillDown={drillDown}
    >
      <Chart months={months} onOpen={drillDown.show} />
    </DrillDownFigure>
  );
}
