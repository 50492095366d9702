import { boundsOf, isBound, isWithin, toRange } from './rangeParameter';

test.each([
  ['2-5', ['2', '5']],
  ['2-', ['2', '']],
  ['-5', ['', '5']],
  ['', ['', '']],
])('the range %j has the bounds %j', (text, bounds) => {
  expect(boundsOf(text)).toEqual(bounds);
});

test.each([
  ['', true],
  ['7', true],
  ['7.25', true],
  ['123456.78', true],
  ['1234567', false],
  ['7.', false],
  ['7.123', true],
  ['-7', false],
  ['7 ', false],
  ['.5', false],
])('%j is a valid bound: %s', (text, isOne) => {
  expect(isBound(text)).toBe(isOne);
});

test.each([
  [7, '', true],
  [null, '', true],
  [undefined, '1-', false],
  [null, '-9', false],
  [7, '7-7', true],
  [6.9, '7-', false],
  [7.1, '-7', false],
  [0, '0-5', true],
  [5, '6-4', false],
])('%p is in the range %j: %p', (value, range, isIn) => {
  expect(isWithin(value, range)).toBe(isIn);
});

test('two empty bounds are not a range', () => {
  expect([toRange('', ''), toRange('2', ''), toRange('', '5')]).toEqual(['', '2-', '-5']);
});
