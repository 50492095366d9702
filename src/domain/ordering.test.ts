import { sortedById, sortedBy } from './ordering';

const items = [
  { _id: 'd', value: null },
  { _id: 'c', value: 2 },
  { _id: 'e' },
  { _id: 'b', value: 10 },
  { _id: 'a', value: 2 },
];

const order = (sorted: { _id: string }[]) => sorted.map(({ _id }) => _id).join('');

test('missing values are last in both directions, and equal values keep their order', () => {
  expect(order(sortedBy(items, ({ value }) => value, false))).toBe('cabde');
  expect(order(sortedBy(items, ({ value }) => value, true))).toBe('bcade');
  expect(order(sortedBy(sortedById(items), ({ value }) => value, false))).toBe('acbde');
});
