import { formatColumns, parseColumns } from './fields';

const USUAL = [
  ...['name', 'role', 'position', 'totalEvaluations', 'averageScore', 'minScore', 'maxScore'],
  ...['scores', 'lastEvaluated'],
];

test.each([
  ['', USUAL],
  ['salary', USUAL],
  ['email', ['name', 'email']],
  ['scores,salary,email,name', ['name', 'email', 'scores']],
])('the columns %j are %j', (text, columns) => {
  expect(parseColumns(text)).toEqual(columns);
});

test('the columns are in the address unless they are the usual ones', () => {
  expect(formatColumns(parseColumns(''))).toBe('');
  expect(formatColumns(['scores', 'name'])).toBe('name,scores');
});
