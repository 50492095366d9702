import { buildEmployee } from '../../../../mocks/db/builders';
import { english } from '../../../../test/app/english';
import { noOptionalFields } from '../../../../test/values/noOptionalFields';
import { rowsAt, toRow } from './rows';

describe('rows', () => {
  test('show the fields of an employee and the number of evaluations', () => {
    const row = toRow(english, buildEmployee({ evaluations: ['a', 'b', 'c'] }));
    expect(row).toMatchObject({
      id: 'employee-101',
      name: 'Grace Hopper',
      role: 'Employee',
      email: 'grace.hopper@example.com',
      totalEvaluations: 3,
      position: 'Systems Engineer',
      hireDate: '2024-03-01',
    });
  });

  test('have no text for missing values, N/A for a missing role and 0 for missing evaluations', () => {
    const missing = {
      id: 'employee-101',
      name: undefined,
      role: 'N/A',
      email: undefined,
      totalEvaluations: 0,
      position: undefined,
      hireDate: undefined,
    };
    const blank = { ...noOptionalFields, name: ' ', email: '', position: '  ', hireDate: 'soon' };
    expect(toRow(english, buildEmployee(noOptionalFields))).toEqual(missing);
    expect(toRow(english, buildEmployee(blank))).toEqual(missing);
  });
});

test('rows have the order of the indexes, and an index without an employee has no row', () => {
  const employees = ['a', 'b', 'c'].map((_id) => buildEmployee({ _id }));
  expect(rowsAt(english, employees, [2, 0, 7]).map(({ id }) => id)).toEqual(['c', 'a']);
});

test('a text of more than 500 characters is truncated', () => {
  const employee = buildEmployee({
    ...{ name: 'x'.repeat(501), email: 'y'.repeat(500), position: 'z'.repeat(1_000) },
  });
  expect(toRow(english, employee)).toMatchObject({
    ...{ name: `${'x'.repeat(500)}…`, email: 'y'.repeat(500), position: `${'z'.repeat(500)}…` },
  });
});
