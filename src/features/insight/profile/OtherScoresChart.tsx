import { BarChart } from '@mui/x-charts/BarChart';
import { scaled } from '../../../components/page/lengths';
import { axisHeight, axisStyle, axisText } from '../chart/axisStyle';
import { CHART_HEIGHT } from '../chart/ChartSkeleton';
import { Legend, markColor } from '../chart/Legend';
import { useChartProps } from '../chart/useChartProps';
import { displayShare, type SharesOfScore } from '../statistics/otherScores';

const OTHERS = 'var(--mark-others)';

const style = {
  ...axisStyle,
  // Hollow, as the ring in the legend: colour alone would not tell them apart.
  '& [data-series="others"] > *': { fill: 'transparent', stroke: OTHERS, strokeWidth: 1.5 },
};

/** Two bars for each score: of the person, and of the others. */
export function OtherScoresChart({ shares }: { shares: readonly SharesOfScore[] }) {
  const chartProps = useChartProps(CHART_HEIGHT);
  const valueFormatter = (value: number | null) => displayShare(value ?? 0);
  return (
    <>
      <BarChart
        {...chartProps}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        skipAnimation
        grid={{ horizontal: true }}
        sx={style}
        series={[
          {
            id: 'person',
            label: 'This person',
            color: markColor(0),
            valueFormatter,
            data: shares.map(({ oneShare }) => oneShare),
          },
          {
            id: 'others',
            label: 'Other people',
            color: OTHERS,
            valueFormatter,
            data: shares.map(({ otherShare }) => otherShare),
          },
        ]}
        xAxis={[
          {
            scaleType: 'band',
            ...axisText(),
            height: axisHeight(),
            data: shares.map(({ score }) => String(score)),
          },
        ]}
        yAxis={[
          { ...axisText(), width: scaled(52), valueFormatter: (value: number) => `${value} %` },
        ]}
      />
      <Legend label="Whose scores" names={['This person']} others="Other people" />
    </>
  );
}
