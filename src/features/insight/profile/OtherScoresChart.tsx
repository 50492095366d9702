import { BarChart } from '@mui/x-charts/BarChart';
import { scaled } from '../../../components/page/lengths';
import { axisHeight, axisStyle } from '../chart/axisStyle';
import { CHART_HEIGHT } from '../chart/ChartSkeleton';
import { markColor, MarkColors } from '../chart/Marks';
import { KEYBOARD } from '../chart/useOpenEvaluation';
import type { SharesOfScore } from '../numbers/otherScores';

/** Two bars for each score: of the person, and of the others. */
export function OtherScoresChart({ shares }: { shares: readonly SharesOfScore[] }) {
  const percent = (value: number | null) => `${value ?? 0} %`;
  return (
    <MarkColors>
      <BarChart
        height={scaled(CHART_HEIGHT)}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        skipAnimation
        grid={{ horizontal: true }}
        sx={axisStyle}
        series={[
          {
            id: 'person',
            label: 'This person',
            color: markColor(0),
            valueFormatter: percent,
            data: shares.map(({ oneShare }) => oneShare),
          },
          {
            id: 'others',
            label: 'Other people',
            color: 'var(--mark-others)',
            valueFormatter: percent,
            data: shares.map(({ otherShare }) => otherShare),
          },
        ]}
        xAxis={[
          {
            scaleType: 'band',
            height: axisHeight(),
            data: shares.map(({ score }) => String(score)),
          },
        ]}
        yAxis={[{ width: scaled(52), valueFormatter: percent }]}
        experimentalFeatures={KEYBOARD}
      />
    </MarkColors>
  );
}
