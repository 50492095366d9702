import { isScore } from './scores';

test.each([
  [1, true],
  [7.5, true],
  [10, true],
  [0.9, false],
  [10.1, false],
  [Number.NaN, false],
  [null, false],
  [undefined, false],
])('%p is a valid score: %s', (score, isDrawn) => {
  expect(isScore(score)).toBe(isDrawn);
});
