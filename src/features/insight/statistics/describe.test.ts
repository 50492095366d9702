import { english } from '../../../../test/app/english';
import { buildEvaluation } from '../../../../mocks/db/builders';
import {
  describeAgainstOthers,
  describeDistribution,
  describeOverlap,
  describeScores,
  evaluatorsAfterBy,
} from './describe';
import { chartDataOf } from './chartData';

test.each([
  [[], 'No scores.', 'No scores.'],
  [['7 2026-01-05'], '1 score by 1 evaluator, Jan 5, 2026: 7.', '1 score by 1 evaluator: 7.'],
  [
    ['7 2026-01-05', '7 2026-01-05'],
    '2 scores by 1 evaluator, Jan 5, 2026: median 7, all 7.',
    '2 scores by 1 evaluator: median 7, all 7.',
  ],
  [
    ['3 2025-01-05', '9 2026-03-01', '7 2025-06-01'],
    '3 scores by 1 evaluator, Jan 5, 2025 to Mar 1, 2026: median 7, from 3 to 9.',
    '3 scores by 1 evaluator: median 7, from 3 to 9.',
  ],
  [
    ['2.123105323073016 2026-01-05', '9.749999 2026-01-05'],
    '2 scores by 1 evaluator, Jan 5, 2026: median 5.9, from 2.12 to 9.75.',
    '2 scores by 1 evaluator: median 5.9, from 2.12 to 9.75.',
  ],
])('the scores %j are described in words', (texts, overTime, spread) => {
  const chartData = chartDataOf(
    texts.map((text) => {
      const [score, createdAt] = text.split(' ');
      return buildEvaluation({ score: Number(score), createdAt });
    }),
  );
  expect(describeScores(english, chartData.dated)).toBe(overTime);
  expect(describeDistribution(english, chartData.scored)).toBe(spread);
});

const pair = { employeeId: 'x', name: 'x', first: 4, second: 5, difference: 1, scores: [] };

test.each([
  [{ pairs: [], difference: undefined }, 'No shared employees: not comparable.'],
  [
    { pairs: [pair], difference: 1 },
    '1 employee whom both have scored. The scores by Ben are 1 higher in the median.',
  ],
  [
    { pairs: [pair, pair], difference: -1.5 },
    '2 employees whom both have scored. The scores by Ben are 1.5 lower in the median.',
  ],
  [
    { pairs: [pair, pair], difference: 0.04 },
    '2 employees whom both have scored. The median of the differences is 0.',
  ],
  [
    { pairs: [pair, pair], difference: 0 },
    '2 employees whom both have scored. The median of the differences is 0.',
  ],
])('the overlap %j is described as %s', (overlap, words) => {
  expect(describeOverlap(english, overlap, 'Ben')).toBe(words);
});

test.each([
  [-0.75, '−0.8', 'typically 0.8 points lower than others on the same 12 people'],
  [1, '+1.0', 'typically 1.0 point higher than others on the same 12 people'],
  [-0.04, '0.0', 'typically the same scores as others on the same 12 people'],
])('a difference of %d is formatted as %s and described in words', (difference, text, words) => {
  expect(english.signedTenths(difference)).toBe(text);
  expect(describeAgainstOthers(english, { people: 12, difference })).toBe(words);
});

test.each([
  [0, 'nobody whom others have scored, too'],
  [1, 'only 1 person whom others have scored, too'],
  [4, 'only 4 people whom others have scored, too'],
])('a comparison over %d people has no difference', (people, words) => {
  expect(describeAgainstOthers(english, { people, difference: undefined })).toBe(words);
});

test.each([
  [['a'], '1 evaluator'],
  [['a', 'b', ''], '2 evaluators and unknown ones'],
  [[''], 'unknown evaluators'],
])('the evaluators %j are described in words', (keys, words) => {
  expect(
    evaluatorsAfterBy(
      english,
      keys.map((key) => ({ key })),
    ),
  ).toBe(words);
});
