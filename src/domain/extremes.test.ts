import { largest, smallest } from './extremes';

test('of any number of numbers', () => {
  const numbers = Array.from({ length: 200_000 }, (_, index) => index);
  expect([smallest(numbers), largest(numbers)]).toEqual([0, 199_999]);
});

test('the smallest and the largest of no numbers', () => {
  expect([smallest([]), largest([])]).toEqual([Infinity, -Infinity]);
});
