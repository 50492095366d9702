import { boundsOf, isBound, isWithin, toRange } from './rangeParameter';

test.each([
  ['2-5', ['2', '5']],
  ['2-', ['2', '']],
  ['-5', ['', '5']],
  ['', ['', '']],
])('the range %j goes from and to %j', (text, bounds) => {
  expect(boundsOf(text)).toEqual(bounds);
});

test.each([
  ['', true],
  ['role=Manager', true],
  ['role=Admin', false],
  ['position=Lead', true],
  ['position=lead', false],
  ['hired=2024', true],
  ['hired=2023', false],
  ['role=Manager&position=Lead&hired=2023', false],
])('%j lets a manager through, a lead hired in 2024: %s', (query, passes) => {
  expect(lets(query)).toBe(passes);
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

test('two empty bounds are no range', () => {
  expect([toRange('', ''), toRange('2', ''), toRange('', '5')]).toEqual(['', '2-', '-5']);
});
