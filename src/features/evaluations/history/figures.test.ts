import { buildEvaluation, buildFeedback } from '../../../../mocks/db/builders';
import { feedbackIn, figuresOf } from './figures';

const of = (scores: (number | null | undefined)[]) =>
  figuresOf(scores.map((score) => buildEvaluation({ score })));

test.each([
  [[], undefined, undefined, undefined, undefined],
  [[null, undefined], undefined, undefined, undefined, undefined],
  [[7], 7, 7, 7, 7],
  [[4, null, 9, 5], 6, 5, 4, 9],
])('the average, the median, the lowest and the highest of %j', (scores, ...figures) => {
  const { average, median, lowest, highest } = of(scores);
  expect([average, median, lowest, highest]).toEqual(figures);
});

test('a history may be as long as it likes', () => {
  const evaluation = buildEvaluation({ score: 4 });
  const { lowest, highest } = figuresOf(Array.from({ length: 200_000 }, () => evaluation));
  expect([lowest, highest]).toEqual([4, 4]);
});

/** Noon of the viewer's day. */
const NOW = new Date(2026, 5, 30, 12).getTime();

test.each([
  [[], undefined],
  [[null, 'soon', ''], undefined],
  [['2026-06-30', '2026-01-01'], '2026-06-30'],
  [['2025-04-30', null, '2024-01-01'], '2025-04-30'],
  // The future is a mistake.
  [['2026-07-02', '2026-06-30'], '2026-06-30'],
])('the newest of %j is %j', (dates, latest) => {
  const evaluations = dates.map((createdAt) => buildEvaluation({ createdAt }));
  expect(figuresOf(evaluations, NOW).latest?.evaluation.createdAt).toBe(latest);
});

test.each([
  [[], 0],
  [[undefined], undefined],
  [[0], 0],
  [[2, undefined, 1], 3],
])('evaluations with %j of feedback have %j', (lengths, count) => {
  const evaluations = lengths.map((length) =>
    buildEvaluation({
      feedbacks: length === undefined ? undefined : Array(length).fill(buildFeedback()),
    }),
  );
  expect(feedbackIn(evaluations)).toBe(count);
});
