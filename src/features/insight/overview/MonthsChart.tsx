import { BarChart } from '@mui/x-charts/BarChart';
import { scaled } from '../../../components/page/lengths';
import { axisHeight, axisStyle } from '../chart/axisStyle';
import { CHART_HEIGHT } from '../chart/ChartSkeleton';
import { usePaperWidth } from '../chart/usePaperWidth';
import { markColor, MarkColors } from '../marks/Marks';
import { KEYBOARD } from '../marks/useOpenEvaluation';
import type { Month } from '../numbers/overview/months';

interface MonthsChartProps {
  months: readonly Month[];
  /** Called with the key of a month that is pressed. */
  onOpen: (month: string) => void;
}

/** Of more months, only those that begin a year are labelled. */
const MOST_LABELS = 36;

const isJanuary = (month: Month | undefined) => month?.key.endsWith('-01') ?? false;

/** A bar for each month. */
export function MonthsChart({ months, onOpen }: MonthsChartProps) {
  const width = usePaperWidth();

  function open(index: number | undefined) {
    const month = index === undefined ? undefined : months[index];
    if (month && month.scored.length > 0) onOpen(month.key);
  }
  return (
    <MarkColors>
      <BarChart
        {...width}
        height={scaled(CHART_HEIGHT)}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        hideLegend
        skipAnimation
        grid={{ horizontal: true }}
        sx={[axisStyle, { cursor: 'pointer' }]}
        series={[
          {
            id: 'months',
            label: 'Evaluations',
            color: markColor(0),
            data: months.map(({ scored: { length } }) => length),
          },
        ]}
        xAxis={[
          {
            scaleType: 'band',
            height: axisHeight(),
            data: months.map(({ name }) => name),
            categoryGapRatio: 0.25,
            tickLabelMinGap: scaled(12),
            // Measuring a label for each of ten years' months takes longer than drawing them.
            ...(months.length > MOST_LABELS && {
              tickInterval: (_name: string, index: number) => isJanuary(months[index]),
              tickLabelInterval: (_name: string, index: number) => isJanuary(months[index]),
            }),
          },
        ]}
        yAxis={[{ tickMinStep: 1, width: scaled(44) }]}
        experimentalFeatures={KEYBOARD}
        // Enter on a focused bar.
        onItemClick={(_event, { dataIndex }) => {
          open(dataIndex);
        }}
        // A low bar is hard to hit: its whole column counts.
        onAxisClick={(_event, data) => {
          open(data?.dataIndex);
        }}
      />
    </MarkColors>
  );
}
