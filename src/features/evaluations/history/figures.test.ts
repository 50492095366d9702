import { buildEvaluation, buildFeedback } from '../../../../mocks/db/builders';
import { countFeedbacks, summaryOfScores } from './figures';

const of = (scores: (number | null | undefined)[]) =>
  summaryOfScores(scores.map((score) => buildEvaluation({ score })));

test.each([
  [[], undefined, undefined, undefined, undefined],
  [[null, undefined], undefined, undefined, undefined, undefined],
  [[7], 7, 7, 7, 7],
  [[4, null, 9, 5], 6, 5, 4, 9],
  [[0, 6, 11], 6, 6, 6, 6],
  [[7.1, 7.3], 7.2, 7.2, 7.1, 7.3],
])(
  'the average, the median, the lowest and the highest score of %j are computed',
  (scores, ...figures) => {
    const { average, median, lowest, highest } = of(scores);
    expect([average && Number(average.toFixed(9)), median, lowest, highest]).toEqual(figures);
  },
);

test.each([
  [[], undefined],
  [[undefined], undefined],
  [[0], 0],
  [[2, undefined, 1], 3],
])('evaluations with feedback counts of %j have a total of %j', (lengths, count) => {
  const evaluations = lengths.map((length) =>
    buildEvaluation({
      feedbacks: length === undefined ? undefined : Array(length).fill(buildFeedback()),
    }),
  );
  expect(countFeedbacks(evaluations)).toBe(count);
});
