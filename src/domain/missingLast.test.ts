import { missingLast } from './missingLast';

test.each([
  [(one: number, other: number) => one - other, [1, 2, 3]],
  [(one: number, other: number) => other - one, [3, 2, 1]],
])('missing values come last both ways, in the order in which they were', (compare, sorted) => {
  const values = [{ value: null }, { value: 2 }, {}, { value: 3 }, { value: 1 }];
  values.sort((one, other) => missingLast(one.value, other.value, compare));
  expect(values.map(({ value }) => value)).toEqual([...sorted, null, undefined]);
});
