import { BarChart } from '@mui/x-charts/BarChart';
import { useI18n } from '../../../i18n/I18nContext';
import { scaled } from '../../../components/page/lengths';
import { axisHeight, axisStyle, axisText } from '../chart/axisStyle';
import { CHART_HEIGHT } from '../chart/ChartSkeleton';
import { ChartBox } from '../chart/ChartBox';
import { chartProps } from '../chart/chartProps';
import { markerColor } from '../chart/Legend';
import type { Month } from '../statistics/overview/months';

interface MonthsChartProps {
  months: readonly Month[];
  /** Called with the key of a month that is pressed. */
  onOpen: (month: string) => void;
}

/** If there are more months, only the first of a year has a label. */
const MAX_LABELS = 36;

/** A chart with a bar for each month. */
export function MonthsChart({ months, onOpen }: MonthsChartProps) {
  const { t, count, month: nameOf } = useI18n();

  const isJanuary = (_name: string, index: number) => months[index]?.key.endsWith('-01') ?? false;

  function open(_event: unknown, data: { dataIndex: number } | null) {
    const month = data ? months[data.dataIndex] : undefined;
    if (month && month.dated.length > 0) onOpen(month.key);
  }
  return (
    <ChartBox height={CHART_HEIGHT}>
      {(width) => (
        <BarChart
          {...chartProps(width, CHART_HEIGHT)}
          // The margin has room for half a label at the end, which the chart would otherwise cut.
          // oxlint-disable-next-line direction/no-restricted-syntax -- axes do not change their direction
          margin={{ left: 0, right: scaled(24), top: 8, bottom: 0 }}
          skipAnimation
          grid={{ horizontal: true }}
          sx={[axisStyle, { cursor: 'pointer' }]}
          series={[
            {
              id: 'months',
              label: t('overview.columns.evaluations'),
              color: markerColor(0),
              data: months.map(({ dated: { length } }) => length),
              valueFormatter: (length) => count(length ?? 0),
            },
          ]}
          xAxis={[
            {
              ...axisText(),
              scaleType: 'band',
              height: axisHeight(),
              // A long first label may reach the 0 of the other axis, so the labels are further below.
              tickSize: scaled(8),
              data: months.map(({ start }) => nameOf(start)),
              categoryGapRatio: 0.25,
              tickLabelMinGap: scaled(12),
              // Measuring the labels of ten years' months takes longer than drawing them.
              ...(months.length > MAX_LABELS && {
                tickInterval: isJanuary,
                tickLabelInterval: isJanuary,
              }),
            },
          ]}
          yAxis={[{ ...axisText(), tickMinStep: 1, valueFormatter: count, width: scaled(44) }]}
          // The library also calls this for Enter on a focused bar.
          onItemClick={open}
          // A low bar is hard to hit, so a click on its column counts, too.
          onAxisClick={open}
        />
      )}
    </ChartBox>
  );
}
