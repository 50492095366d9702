import { sortParameter } from './sortParameter';

const { parse, format } = sortParameter(['name', 'score'], null);

test.each([
  ['name', { field: 'name', isDescending: false }],
  ['-score', { field: 'score', isDescending: true }],
] as const)('the order %j is parsed and written', (text, sorting) => {
  expect(parse(text)).toEqual(sorting);
  expect(parse(text)).toBe(parse(text));
  expect(format(sorting)).toBe(text);
});

test.each(['', '-', 'age', '--name', 'Name', 'name '])('%j is not an order', (text) => {
  expect(parse(text)).toBeUndefined();
});

test('the default order is not written', () => {
  expect(format(null)).toBe('');
});
