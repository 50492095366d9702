import { buildEmployee, buildStatistics } from '../../../../mocks/db/builders';
import { EXPORT_COLUMNS, toExportRow } from './exportRows';

test('an employee with statistics has a complete row, in the order of the columns', () => {
  const row = Object.entries(toExportRow(buildEmployee(), buildStatistics()));
  expect(row).toEqual([
    ['Name', 'Grace Hopper'],
    ['Email', 'grace.hopper@example.com'],
    ['Role', 'Employee'],
    ['Total_Evaluations', 4],
    ['Average_Score', 7.25],
    ['Max_Score', 9],
    ['Min_Score', 5],
  ]);
  expect(EXPORT_COLUMNS).toEqual(row.map(([column]) => column));
});

test('missing statistics are N/A', () => {
  expect(Object.values(toExportRow(buildEmployee({ role: 'Admin' }), undefined))).toEqual([
    ...['Grace Hopper', 'grace.hopper@example.com', 'Admin'],
    ...['N/A', 'N/A', 'N/A', 'N/A'],
  ]);
});

test.each([[undefined], [null]])('a value of %p is N/A, but zero is a number', (missing) => {
  const employee = buildEmployee({ name: missing, email: missing, role: missing });
  const statistics = { totalEvaluations: 0, averageScore: missing, maxScore: missing };
  expect(Object.values(toExportRow(employee, statistics))).toEqual([
    ...['N/A', 'N/A', 'N/A'],
    ...[0, 'N/A', 'N/A', 'N/A'],
  ]);
});
