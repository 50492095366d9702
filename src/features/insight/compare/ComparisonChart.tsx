import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { scaled } from '../../../components/page/lengths';
import { largest } from '../../../domain/extremes';
import { EvaluationScatter } from '../chart/EvaluationScatter';
import { Legend, MARKER_COUNT } from '../chart/Legend';
import { rowAxis, rowMargin, scoreAxis } from '../chart/ScoreScatter';
import { ChartBox } from '../chart/ChartBox';
import { namesWidth } from '../chart/chartProps';
import type { Compared, compareEvaluators } from '../statistics/comparison';
import { comparisonRows, MEDIAN_LINE } from './comparisonRows';
import { chartHeight } from './ComparisonSkeleton';
import { useI18n } from '../../../i18n/I18nContext';

interface ComparisonChartProps {
  people: readonly Compared[];
  evaluators: ReturnType<typeof compareEvaluators>;
  /** Called with the id of the evaluation whose point is pressed. */
  onOpen: (id: string) => void;
}

/** A chart with a row of points for each person, on one axis. */
export function ComparisonChart({ people, evaluators, onOpen }: ComparisonChartProps) {
  const { shared, unshared } = evaluators;
  const i18n = useI18n();
  const longest = largest(people.map(({ name }) => name.length));
  // This width is enough for most names.
  const enough = scaled(Math.max(112, Math.min(16 + 7 * longest, 220)));
  const named = shared.slice(0, MARKER_COUNT).map(({ evaluator }) => evaluator.name);
  // Evaluators of one person only have no marker of their own: they are drawn as rings.
  const firstRing = Math.max(MARKER_COUNT, shared.length);
  const series = [
    ...shared.map(({ evaluator }, index) => ({ evaluator, marker: index })),
    ...unshared.map((evaluator, index) => ({ evaluator, marker: firstRing + index })),
  ];
  const { rows, markerSize } = comparisonRows(series.flatMap(({ evaluator }) => evaluator.scores));

  return (
    <>
      <ChartBox height={chartHeight(people.length)}>
        {(width) => (
          <EvaluationScatter
            width={width}
            height={chartHeight(people.length)}
            margin={rowMargin(i18n, 8)}
            grid={{ horizontal: true }}
            series={series.map(({ evaluator, marker }) => ({
              marker,
              label: evaluator.name,
              points: evaluator.scores.map((scored) => ({
                scored,
                x: scored.score,
                y: rows.get(scored) ?? scored.person,
              })),
            }))}
            markerSize={markerSize}
            onOpen={onOpen}
            xAxis={[scoreAxis(i18n)]}
            yAxis={[
              rowAxis(
                i18n,
                people.map(({ name }) => name),
                namesWidth(width, enough),
              ),
            ]}
          >
            <MedianTicks medians={people.map(({ summary: { median } }) => median)} />
          </EvaluationScatter>
        )}
      </ChartBox>
      <Legend names={named} rings={series.length - named.length} />
    </>
  );
}

/** A short line below the points of each row, at the median of its person. */
function MedianTicks({ medians }: { medians: readonly (number | undefined)[] }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    // A click has to reach the points below.
    <g pointerEvents="none" stroke="currentColor" strokeWidth={3}>
      {medians.map(
        (median, row) =>
          median !== undefined && (
            <line
              key={row}
              x1={x(median)}
              x2={x(median)}
              y1={y(row + MEDIAN_LINE.from)}
              y2={y(row + MEDIAN_LINE.to)}
            />
          ),
      )}
    </g>
  );
}
