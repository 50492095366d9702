import { buildEmployee } from '../../../../mocks/db/builders';
import { nobody } from '../../../../test/nobody';
import { pageCount, toRow } from './rows';

describe('rows', () => {
  test('show the fields of an employee and the count of the evaluations', () => {
    const row = toRow(buildEmployee({ evaluations: ['a', 'b', 'c'] }));
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

  test("show 'N/A' where something is missing, and no evaluations as 0", () => {
    const missing = {
      id: 'employee-101',
      name: undefined,
      role: 'N/A',
      email: 'N/A',
      totalEvaluations: 0,
      position: 'N/A',
      hireDate: undefined,
    };
    const blank = { ...nobody, name: ' ', email: '', position: '  ', hireDate: 'soon' };
    expect(toRow(buildEmployee(nobody))).toEqual(missing);
    expect(toRow(buildEmployee(blank))).toEqual(missing);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [57, 6],
  [60, 6],
  [10_000, 1000],
])('%d employees fill %d pages of ten (spec decision 17)', (rows, pages) => {
  expect(pageCount(rows, 10)).toBe(pages);
});
