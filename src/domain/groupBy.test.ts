import { groupBy } from './groupBy';

test('items by their key, in their order', () => {
  const groups = groupBy([3, 1, 4, 6, 5], (item) => item % 2);
  expect([...groups]).toEqual([
    [1, [3, 1, 5]],
    [0, [4, 6]],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
