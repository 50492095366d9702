import { buildEmployee, buildStatistics } from '../../../../mocks/db/builders';
import { EXPORT_COLUMNS, toExportRow } from './exportRows';

test('the columns are those of the export row, in order', () => {
  expect(EXPORT_COLUMNS).toEqual([
    'Name',
    'Email',
    'Role',
    'Total_Evaluations',
    'Average_Score',
    'Max_Score',
    'Min_Score',
  ]);
});

test('an employee with statistics is a whole row', () => {
  expect(toExportRow(buildEmployee(), buildStatistics())).toEqual({
    Name: 'Grace Hopper',
    Email: 'grace.hopper@example.com',
    Role: 'Employee',
    Total_Evaluations: 4,
    Average_Score: 7.25,
    Max_Score: 9,
    Min_Score: 5,
  });
});

test('statistics that could not be read are N/A', () => {
  expect(toExportRow(buildEmployee({ role: 'Admin' }), undefined)).toEqual({
    Name: 'Grace Hopper',
    Email: 'grace.hopper@example.com',
    Role: 'Admin',
    Total_Evaluations: 'N/A',
    Average_Score: 'N/A',
    Max_Score: 'N/A',
    Min_Score: 'N/A',
  });
});

test.each([[undefined], [null]])('whatever is %p is N/A, but zero is a number', (missing) => {
  const employee = buildEmployee({ name: missing, email: missing, role: missing });
  const statistics = { totalEvaluations: 0, averageScore: missing, maxScore: missing };
  expect(Object.values(toExportRow(employee, statistics))).toEqual([
    'N/A',
    'N/A',
    'N/A',
    0,
    'N/A',
    'N/A',
    'N/A',
  ]);
});
