import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { scaled } from '../../../components/page/lengths';
import { largest } from '../../../domain/extremes';
import { EvaluationScatter } from '../chart/EvaluationScatter';
import { Legend, MARKS } from '../chart/Legend';
import { rowAxis, rowMargin, scoreAxis } from '../chart/ScoreScatter';
import { ChartBox } from '../chart/ChartBox';
import { namesWidth } from '../chart/chartProps';
import type { Compared, ComparedScore, compareEvaluators } from '../statistics/comparison';
import { groupBy } from '../../../domain/groupBy';
import { chartHeight } from './ComparisonSkeleton';
import { useI18n } from '../../../i18n/I18nContext';

interface ComparisonChartProps {
  people: readonly Compared[];
  evaluators: ReturnType<typeof compareEvaluators>;
}

/** Shares of a row's height: between marks with the same score, and from its middle to the furthest mark. */
const STEP = 0.19;
const REACH = 0.42;

/** A row of marks for each person, on one axis. */
export function ComparisonChart({ people, evaluators: { shared, others } }: ComparisonChartProps) {
  const i18n = useI18n();
  const longest = largest(people.map(({ name }) => name.length));
  // Enough for most names.
  const enough = scaled(Math.max(112, Math.min(16 + 7 * longest, 220)));
  const named = shared.slice(0, MARKS).map(({ evaluator }) => evaluator.name);
  // Evaluators of one person only have no mark of their own: they are drawn as rings.
  const rings = Math.max(MARKS, shared.length);
  const series = [
    ...shared.map(({ evaluator }, index) => ({ evaluator, mark: index })),
    ...others.map((evaluator, index) => ({ evaluator, mark: rings + index })),
  ];
  const scores = series.flatMap(({ evaluator }) => evaluator.scores);
  const equalScores = [...groupBy(scores, ({ person, score }) => `${person} ${score}`).values()];
  const rows = rowsOf(equalScores);

  return (
    <>
      <ChartBox height={chartHeight(people.length)}>
        {(width) => (
          <EvaluationScatter
            width={width}
            height={chartHeight(people.length)}
            margin={rowMargin(i18n, 8)}
            grid={{ horizontal: true }}
            series={series.map(({ evaluator, mark }) => ({
              mark,
              label: evaluator.name,
              points: evaluator.scores.map((one) => ({
                scored: one,
                x: one.score,
                y: rows.get(one) ?? one.person,
              })),
            }))}
            markSize={markSize(Math.max(0, largest(equalScores.map(({ length }) => length))))}
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
      <Legend names={named} others={series.length - named.length} />
    </>
  );
}

/** The y of each score. Equal scores are spread around the middle of their person's row. */
function rowsOf(equalScores: readonly ComparedScore[][]): ReadonlyMap<ComparedScore, number> {
  const rows = new Map<ComparedScore, number>();
  for (const equal of equalScores) {
    const furthest = Math.ceil((equal.length - 1) / 2);
    equal.forEach((one, index) => {
      // The middle, one above, one below, two above, and so on.
      const steps = Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1);
      rows.set(one, one.person + steps * Math.min(STEP, REACH / furthest));
    });
  }
  return rows;
}

/** The radius of a mark for this many equal scores: smaller where they would hide each other. */
function markSize(equal: number): number {
  if (equal > 30) return 2.5;
  return equal > 9 ? 4 : 5;
}

/** A vertical line in each row, at the median of its person. */
function MedianTicks({ medians }: { medians: readonly (number | undefined)[] }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    // Lets a click reach the marks below.
    <g pointerEvents="none" stroke="currentColor" strokeWidth={2} strokeOpacity={0.45}>
      {medians.map(
        (median, row) =>
          median !== undefined && (
            <line key={row} x1={x(median)} x2={x(median)} y1={y(row - 0.4)} y2={y(row + 0.4)} />
          ),
      )}
    </g>
  );
}
