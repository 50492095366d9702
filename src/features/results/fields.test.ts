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
])('the parameter %j selects the columns %j', (text, columns) => {
  expect(parseColumns(text)).toEqual(columns);
});

test('the address contains the columns unless they are the default ones', () => {
  expect(formatColumns(parseColumns(''))).toBe('');
  expect(formatColumns(['scores', 'name'])).toBe('name,scores');
});
