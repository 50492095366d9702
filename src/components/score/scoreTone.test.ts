import { scoreTone } from './scoreTone';

test.each([
  [1, 'low'],
  [3.99, 'low'],
  [4, 'fair'],
  [5.99, 'fair'],
  [6, 'good'],
  [7.99, 'good'],
  [8, 'high'],
  [10, 'high'],
])('a score of %d is %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone);
});
