import { groupBy } from '../../../domain/groupBy';
import { largest } from '../../../domain/extremes';
import type { ComparedScore } from '../statistics/comparison';

/** The height of a person's row, in pixels at the default font size. */
export const ROW_HEIGHT = 80;

/**
 * The distances between points with the same score, and from the middle of a row to the furthest point, as shares of the
 * row's height.
 */
const STEP = 0.14;
const REACH = 0.27;

/**
 * The ends of the median's line, which is below the points of a row. They are distances from the middle of the row, as
 * shares of its height.
 */
export const MEDIAN_LINE = { from: 0.36, to: 0.49 };

/** Returns the y of each score, whose unit is a row, and the radius of a point in pixels. */
export function comparisonRows(scores: readonly ComparedScore[]) {
  const equalScores = [...groupBy(scores, ({ person, score }) => `${person} ${score}`).values()];
  const rows = new Map<ComparedScore, number>();
  for (const equal of equalScores) {
    const furthest = Math.ceil((equal.length - 1) / 2);
    equal.forEach((score, index) => {
      // The order is the middle, one step above, one below, two above, and so on.
      const steps = Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1);
      rows.set(score, score.person + steps * Math.min(STEP, REACH / furthest));
    });
  }
  return {
    rows,
    markerSize: markerSizeFor(Math.max(0, largest(equalScores.map(({ length }) => length)))),
  };
}

/** Returns the radius of a point for this many equal scores. It is smaller where the points would hide each other. */
function markerSizeFor(equal: number): number {
  if (equal > 30) return 2.5;
  return equal > 9 ? 4 : 5;
}
