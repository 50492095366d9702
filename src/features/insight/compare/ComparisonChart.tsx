import { scaled } from '../../../components/page/lengths';
import { axisText } from '../chart/axisStyle';
import { Legend, markColor, MarkColors, MARKS } from '../marks/Marks';
import { scoreAxis, ScoreScatter } from '../marks/ScoreScatter';
import { ScoreTooltip, type FindScore } from '../marks/ScoreTooltip';
import { useOpenEvaluation } from '../marks/useOpenEvaluation';
import type { Compared, ComparedScore, compareRaters } from '../numbers/comparison';
import { chartHeight } from './chartHeight';
import { MedianTicks } from './MedianTicks';

interface ComparisonChartProps {
  people: readonly Compared[];
  raters: ReturnType<typeof compareRaters>;
}

/** Between marks with the same score, and from the middle of a row to the furthest, as shares of its height. */
const STEP = 0.19;
const REACH = 0.42;

/** A row of marks for each person, on one axis. */
export function ComparisonChart({ people, raters: { shared, others } }: ComparisonChartProps) {
  const raters = [...shared.slice(0, MARKS).map(({ rater }) => rater)];
  // Those beyond the marks are drawn as rings.
  const rings = [...shared.slice(MARKS).map(({ rater }) => rater), ...others];
  const series = [
    ...raters.map((rater, index) => ({ rater, index })),
    ...rings.map((rater, index) => ({ rater, index: MARKS + index })),
  ];
  const find: FindScore = (seriesId, place) =>
    series.find(({ index }) => String(index) === seriesId)?.rater.scores[place];
  const open = useOpenEvaluation(find);
  const scores = series.flatMap(({ rater }) => rater.scores);
  const rowOf = rowPlaces(scores);
  const size = markSize(Math.max(0, ...countsOf(scores).values()));

  return (
    <MarkColors>
      <ScoreScatter
        height={chartHeight(people.length)}
        margin={{ left: 0, right: 8, top: 4, bottom: 0 }}
        grid={{ horizontal: true }}
        series={series.map(({ rater, index }) => ({
          id: String(index),
          label: rater.name,
          color: markColor(index),
          markerSize: scaled(size),
          data: rater.scores.map((one) => ({ id: one.id, x: one.score, y: rowOf(one) })),
        }))}
        xAxis={[scoreAxis()]}
        yAxis={[
          {
            ...axisText(),
            min: -0.5,
            max: people.length - 0.5,
            reverse: true,
            width: Math.min(scaled(112), 0.3 * window.innerWidth),
            tickInterval: people.map((_, index) => index),
            valueFormatter: (row: number) => people[Math.round(row)]?.name ?? '',
          },
        ]}
        onItemClick={open}
      >
        <MedianTicks medians={people.map(({ summary: { median } }) => median)} />
        <ScoreTooltip find={find} />
      </ScoreScatter>
      <Legend label="Evaluators" names={raters.map(({ name }) => name)} others={rings.length} />
    </MarkColors>
  );
}

/** Where a score stands in the row of its person: around its middle, beside those of the same score. */
function rowPlaces(scores: readonly ComparedScore[]) {
  const counts = countsOf(scores);
  const before = new Map<string, number>();
  return (one: ComparedScore) => {
    const key = keyOf(one);
    const place = before.get(key) ?? 0;
    before.set(key, place + 1);
    // The middle, one above, one below, two above, and so on.
    const steps = Math.ceil(place / 2) * (place % 2 === 0 ? 1 : -1);
    const furthest = Math.ceil(((counts.get(key) ?? 1) - 1) / 2);
    return one.person + steps * Math.min(STEP, REACH / furthest);
  };
}

const keyOf = ({ person, score }: ComparedScore) => `${person} ${score}`;

/** How many scores of a person are equal. */
function countsOf(scores: readonly ComparedScore[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of scores) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

/** The radius of a mark where so many are equal: fewer pixels where they would hide each other. */
function markSize(equal: number): number {
  if (equal > 30) return 2.5;
  return equal > 9 ? 4 : 6;
}
