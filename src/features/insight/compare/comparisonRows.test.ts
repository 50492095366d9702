import { buildEvaluation } from '../../../../mocks/db/builders';
import { comparisonRows, MEDIAN_LINE, ROW_HEIGHT } from './comparisonRows';

/** The distance from the middle of a diamond to its edge, as a share of its radius. No other marker reaches further. */
const EDGE = 1.15;

test.each([1, 2, 3, 5, 9, 10, 30, 31, 200])(
  'no point of %d equal scores overlaps the line of a median',
  (count) => {
    const scores = [0, 1].flatMap((person) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${person} ${index}`,
        score: 7,
        evaluation: buildEvaluation(),
        person,
      })),
    );
    const { rows, markerSize } = comparisonRows(scores);
    const edge = (EDGE * markerSize) / ROW_HEIGHT;
    for (const { person, ...score } of scores) {
      const y = rows.get(scores.find(({ id }) => id === score.id) ?? { ...score, person }) ?? NaN;
      expect(y + edge).toBeLessThan(person + MEDIAN_LINE.from);
      expect(y - edge).toBeGreaterThan(person - 1 + MEDIAN_LINE.to);
    }
  },
);

test('up to five equal scores do not overlap', () => {
  const scores = Array.from({ length: 5 }, (_, index) => ({
    id: String(index),
    score: 7,
    evaluation: buildEvaluation(),
    person: 0,
  }));
  const { rows, markerSize } = comparisonRows(scores);
  const places = [...rows.values()].sort((a, b) => a - b).map((y) => y * ROW_HEIGHT);
  const gaps = places.slice(1).map((y, index) => y - (places[index] ?? NaN));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * markerSize);
});
