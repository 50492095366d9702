import { buildEvaluation, buildFeedback } from '../../../../mocks/db/builders';
import { feedbackIn, figuresOf } from './figures';

const of = (scores: (number | null | undefined)[]) =>
  figuresOf(scores.map((score) => buildEvaluation({ score })));

test.each([
  [[], undefined, undefined, undefined],
  [[null, undefined], undefined, undefined, undefined],
  [[7], 7, 7, 7],
  [[4, null, 9, 5], 6, 4, 9],
])('the average, the lowest and the highest of %j', (scores, average, lowest, highest) => {
  expect(of(scores)).toMatchObject({ average, lowest, highest });
});

test('a history may be as long as it likes', () => {
  const evaluation = buildEvaluation({ score: 4 });
  const { lowest, highest } = figuresOf(Array.from({ length: 200_000 }, () => evaluation));
  expect([lowest, highest]).toEqual([4, 4]);
});

/** Noon of the viewer's day. */
const NOW = new Date(2026, 5, 30, 12).getTime();

test.each([
  [[], undefined, undefined],
  [[null, 'soon', ''], undefined, undefined],
  [['2026-06-30', '2026-01-01'], '2026-06-30', 'Today'],
  [['2026-06-29'], '2026-06-29', '1 day'],
  [['2026-01-01', '2026-06-29'], '2026-06-29', '1 day'],
  [['2025-04-30', null, '2024-01-01'], '2025-04-30', '14 months'],
  [['2026-07-01', '2026-06-30'], '2026-07-01', undefined],
])('the newest of %j is %j, %j ago', (dates, latest, sinceLatest) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const evaluations = dates.map((createdAt) => buildEvaluation({ createdAt }));
  expect(figuresOf(evaluations)).toMatchObject({ latest, sinceLatest });
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
