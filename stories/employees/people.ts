import { fn } from 'storybook/test';
import type { Scenario } from '../../mocks/scenarios';
import { employeeView } from '../../mocks/db/views';
import { createMock } from '../../mocks/server/createMock';
import type { Employee } from '../../src/api/contract';
import { PAGE_SIZE } from '../../src/domain/constants';
import { rowsAt } from '../../src/features/employees/model/rows';
import type { EmployeesTableProps } from '../../src/features/employees/table/EmployeesTable';
import { createOrder, type Sorting } from '../../src/features/employees/model/sorting';

/** The employees of a scenario, as the mocked API answers them. */
export function employeesOf(scenario: Scenario = 'default'): Employee[] {
  const { db } = createMock({ scenario });
  const evaluationIds = db.evaluationIds();
  return db.employees().map((employee) => employeeView(employee, evaluationIds.get(employee._id)));
}

/** Employees of whom nothing is known but what nobody can be without. */
export function strangers(): Employee[] {
  return employeesOf().map(({ _id }) => ({ _id }));
}

/** The first page of the employees, sorted as the panel sorts them. */
export function page(employees: ReturnType<typeof employeesOf>, sorting?: Sorting) {
  return rowsAt(employees, createOrder(employees)(sorting).subarray(0, PAGE_SIZE));
}

/** The arguments of the table of employees, unless a story has others. */
export const firstPage = (): EmployeesTableProps => ({
  rows: page(employeesOf()),
  sorting: undefined,
  chosen: [],
  onSortingChange: fn(),
  onAddEvaluation: fn(),
});
