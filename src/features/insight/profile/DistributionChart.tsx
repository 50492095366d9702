import { BarChart } from '@mui/x-charts/BarChart';
import { memo } from 'react';
import { largest } from '../../../domain/extremes';
import { useI18n } from '../../../i18n/I18nContext';
import { axisHeight, axisStyle, axisText } from '../chart/axisStyle';
import { DISTRIBUTION_HEIGHT } from '../chart/ChartSkeleton';
import { markerColor } from '../chart/Legend';
import { ChartBox } from '../chart/ChartBox';
import { chartProps } from '../chart/chartProps';
import { columnsOf, type Stack } from '../statistics/stacks';

/** The height of the highest column including the count above it, as a multiple of the column's height. */
const WITH_COUNT = 140 / 120;
/** The number of equal scores from which on the highest column has its full height. */
const LEAST_FULL = 3;

const STYLE = {
  ...axisStyle,
  '& .MuiBarChart-element': { opacity: 0.7 },
  '& .MuiBarChart-label': { typography: 'caption' },
  '@media (forced-colors: active)': { '& .MuiBarChart-element': { opacity: 1 } },
};

/** A chart with a column for each score, and the number of its evaluations above it. */
export const DistributionChart = memo(function DistributionChart({
  stacks,
}: {
  stacks: readonly Stack[];
}) {
  const { t, count, score: nameOf } = useI18n();
  const columns = columnsOf(stacks);
  const most = largest(columns.map(({ length }) => length));
  return (
    <ChartBox height={DISTRIBUTION_HEIGHT}>
      {(width) => (
        <BarChart
          {...chartProps(width, DISTRIBUTION_HEIGHT)}
          // oxlint-disable-next-line direction/no-restricted-syntax -- axes do not change their direction
          margin={{ left: 0, right: 0, top: 0, bottom: 0 }}
          skipAnimation
          sx={STYLE}
          series={[
            {
              id: 'scores',
              label: t('overview.columns.evaluations'),
              color: markerColor(0),
              data: columns.map(({ length }) => length),
              valueFormatter: (length) => count(length ?? 0),
              // Labels are outside, so that they never cover a column.
              barLabel: ({ value }) => (value === null || value === 0 ? null : count(value)),
              barLabelPlacement: 'outside',
            },
          ]}
          xAxis={[
            {
              ...axisText(),
              scaleType: 'band',
              height: axisHeight(),
              data: columns.map(({ score }) => nameOf(score)),
              categoryGapRatio: 0.25,
              disableTicks: true,
            },
          ]}
          yAxis={[{ position: 'none', min: 0, max: WITH_COUNT * Math.max(LEAST_FULL, most) }]}
        />
      )}
    </ChartBox>
  );
});
