import { memo } from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { scaled } from '../../../components/page/lengths';
import { MAX_SCORE } from '../../../domain/constants';
import { largest } from '../../../domain/extremes';
import { CHART_HEIGHT } from '../chart/ChartSkeleton';
import { EvaluationScatter } from '../chart/EvaluationScatter';
import { textAnchor } from '../chart/axisStyle';
import { scoreAxis } from '../chart/ScoreScatter';
import type { Stack } from '../statistics/stacks';
import { medianScore } from '../statistics/chartData';
import { useI18n } from '../../../i18n/I18nContext';

/** The dots of a higher stack are smaller. */
const MAX_FULL_SIZE = 10;
/** A higher stack is several dots wide. */
const MAX_HEIGHT = 30;
const MAX_COLUMNS = 8;
/** The width of a stack, as a share of the distance between two scores. */
const STACK_WIDTH = 0.7;

/** A dot for each evaluation, above those with the same score. */
export const DistributionChart = memo(function DistributionChart({
  stacks,
}: {
  stacks: readonly Stack[];
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const most = Math.max(0, largest(stacks.map(({ scored: { length } }) => length)));
  const columns = Math.min(MAX_COLUMNS, Math.ceil(most / MAX_HEIGHT));
  const highest = Math.max(MAX_FULL_SIZE, Math.ceil(most / columns));
  const points = stacks.flatMap((stack) =>
    stack.scored.map((one, index) => ({
      scored: one,
      x: one.score + ((index % columns) - (columns - 1) / 2) * (STACK_WIDTH / columns),
      y: Math.floor(index / columns) + 0.5,
    })),
  );
  const middle = medianScore(stacks.flatMap(({ scored }) => scored));

  const isHigh = middle !== undefined && middle > MAX_SCORE / 2;

  return (
    <EvaluationScatter
      height={CHART_HEIGHT}
      // oxlint-disable-next-line direction/no-restricted-syntax -- axes do not change their direction
      margin={{ left: 8, right: 8, top: scaled(20), bottom: 0 }}
      series={[{ mark: 0, label: t('compare.chartEvaluation'), points }]}
      markSize={Math.max(1, (7.5 * MAX_FULL_SIZE) / highest)}
      xAxis={[scoreAxis(i18n)]}
      yAxis={[{ min: 0, max: highest, position: 'none', valueFormatter: () => '' }]}
    >
      {middle !== undefined && (
        <ChartsReferenceLine
          x={middle}
          label={t('compare.chartMedian', { score: i18n.median(middle) })}
          labelAlign="start"
          // Above the highest dots. At a high score, a label to the right would leave the chart.
          spacing={{ x: isHigh ? -6 : 6, y: -scaled(16) }}
          labelStyle={{ textAnchor: textAnchor(i18n, isHigh ? 'left' : 'right') }}
        />
      )}
    </EvaluationScatter>
  );
});
