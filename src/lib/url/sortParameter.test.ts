import { sortParameter } from './sortParameter';

const { parse, format } = sortParameter(['name', 'score'], null);

test.each([
  ['name', { field: 'name', isDescending: false }],
  ['-score', { field: 'score', isDescending: true }],
] as const)('the order %j', (text, sorting) => {
  expect(parse(text)).toEqual(sorting);
  expect(parse(text)).toBe(parse(text));
  expect(format(sorting)).toBe(text);
});

test.each(['', '-', 'age', '--name', 'Name', 'name '])('%j is no order', (text) => {
  expect(parse(text)).toBeUndefined();
});

test('no order is not named', () => {
  expect(format(null)).toBe('');
});
