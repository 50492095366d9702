import { useMemo } from 'react';
import { CodeFailure } from '../../../components/status/CodeFailure';
import { lazyComponent } from '../../../lib/code/lazyComponent';
import { ChartFigure } from '../chart/ChartFigure';
import { ChartSkeleton } from '../chart/ChartSkeleton';
import { describeMonths } from '../numbers/describe';
import { monthsOf } from '../numbers/overview/months';
import { leftOut, type Usable } from '../numbers/scored';
import { Behind } from './Behind';
import { useBehind } from './useBehind';

const loadChart = async () => (await import('./MonthsChart')).MonthsChart;

const Chart = lazyComponent(loadChart, {
  Failure: CodeFailure,
  Pending: ChartSkeleton,
});

/** Loads the chart's code ahead of its first use. The chart tells where that fails. */
export function prepareMonths() {
  loadChart().catch(() => undefined);
}

/** How many evaluations there are in each month. */
export function MonthsFigure({ usable }: { usable: Usable }) {
  const found = useMemo(() => monthsOf(usable.scored), [usable]);
  const { chosen, linkTo, show, close } = useBehind('month');
  const { months } = found;
  const month = months.find(({ key }) => key === chosen);
  const evaluations = useMemo(() => month?.scored.map(({ evaluation }) => evaluation), [month]);
  return (
    <>
      <ChartFigure
        title="Evaluations a month"
        name="evaluations-a-month"
        description={[describeMonths(found), leftOut(usable)].filter(Boolean).join(' ')}
        table={{
          columns: ['Month', 'Evaluations'],
          rows: months.map(({ key, name, scored: { length } }) => ({
            key,
            cells: [name, length],
            ...(length > 0 && { to: linkTo(key) }),
          })),
        }}
      >
        {months.length > 0 ? <Chart months={months} onOpen={show} /> : undefined}
      </ChartFigure>
      {month && evaluations && (
        <Behind title={month.name} evaluations={evaluations} onClose={close} />
      )}
    </>
  );
}
