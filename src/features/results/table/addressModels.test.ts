import {
  filteredStatistic,
  formatColumns,
  formatFilter,
  formatSort,
  parseColumns,
  parseFilter,
  parseSort,
  sortedStatistic,
} from './addressModels';

test.each([
  ['name', [{ field: 'name', sort: 'asc' }]],
  ['-minScore', [{ field: 'minScore', sort: 'desc' }]],
] as const)('the order %j', (text, model) => {
  expect(parseSort(text)).toEqual(model);
  expect(formatSort([...model])).toBe(text);
});

test.each(['', 'age', '--name', 'scores', 'compare', 'Name'])('%j is no order', (text) => {
  expect(parseSort(text)).toEqual([]);
});

test.each([
  ['role:is:Admin', 'role', 'is', 'Admin'],
  ['name:contains:a:b', 'name', 'contains', 'a:b'],
  ['name:isAnyOf:["Zoë","Adam"]', 'name', 'isAnyOf', ['Zoë', 'Adam']],
  ['hireDate:before:2015-01-01', 'hireDate', 'before', '2015-01-01'],
  ['averageScore:>:8', 'averageScore', '>', '8'],
  ['position:isEmpty:', 'position', 'isEmpty', undefined],
])('the filter %j', (text, field, operator, value) => {
  const item = { field, operator, ...(value !== undefined && { value }) };
  expect(parseFilter(text)).toEqual(item);
  expect(formatFilter({ items: [item] })).toBe(text);
});

test.each([
  ...['', 'name', 'name:contains:', 'name:like:a', 'age:is:7', 'scores:contains:9'],
  ...['role:is:King', 'averageScore:>:x', 'hireDate:before:soon', 'hireDate:before:2015-02-30'],
  ...['name:isAnyOf:[', 'name:isAnyOf:[]', 'name:isAnyOf:[7]', 'name:isAnyOf:{}'],
])('%j is no filter', (text) => {
  expect(parseFilter(text)).toBeUndefined();
});

test('a filter without a value is not in the address, a day is', () => {
  const format = (value: unknown) =>
    formatFilter({ items: [{ field: 'hireDate', operator: 'before', value }] });
  expect(format(undefined)).toBe('');
  expect(format(new Date('2015-01-01'))).toBe('hireDate:before:2015-01-01');
  expect(formatFilter({ items: [] })).toBe('');
});

test('the columns are in the address unless all are shown', () => {
  expect(parseColumns('')).toEqual({});
  expect(parseColumns('salary')).toEqual({});
  const model = parseColumns('email,name,salary');
  expect(model).toMatchObject({ name: true, email: true, role: false });
  expect(formatColumns(model)).toBe('name,email');
  expect(formatColumns({})).toBe('');
});

test('an order and a filter may need statistics', () => {
  expect(['averageScore', '-minScore', 'name', ''].map(sortedStatistic)).toEqual([
    ...['averageScore', 'minScore', undefined, undefined],
  ]);
  expect(['maxScore:>:8', 'name:contains:a'].map(filteredStatistic)).toEqual([
    ...['maxScore', undefined],
  ]);
});
