import { fn } from 'storybook/test';
import type { Scenario } from '../../mocks/scenarios';
import { employeeView } from '../../mocks/db/views';
import { createMock } from '../../mocks/handlers/createMock';
import type { Employee } from '../../src/api/contract';
import { PAGE_SIZE } from '../../src/domain/constants';
import { rowsAt } from '../../src/features/employees/model/rows';
import type { EmployeesTableProps } from '../../src/features/employees/table/EmployeesTable';
import { createOrder, type Sorting } from '../../src/features/employees/model/sorting';

/** The employees of a scenario, as the mock sends them. */
export function employeesOf(scenario: Scenario = 'default'): Employee[] {
  const { db } = createMock({ scenario });
  const evaluationIds = db.evaluationIds();
  return db.employees().map((employee) => employeeView(employee, evaluationIds.get(employee._id)));
}

/** Employees with the required properties only. */
export function sparseEmployees(): Employee[] {
  return employeesOf().map(({ _id }) => ({ _id }));
}

/** The first page of employees, sorted like in the panel. */
export function page(employees: ReturnType<typeof employeesOf>, sorting?: Sorting) {
  return rowsAt(employees, createOrder(employees)(sorting).subarray(0, PAGE_SIZE));
}

/** The default arguments of the employees table. */
export const firstPage = (): EmployeesTableProps => ({
  rows: page(employeesOf()),
  words: [],
  leastRows: PAGE_SIZE,
  sorting: undefined,
  chosen: [],
  onSortingChange: fn(),
  onAddEvaluation: fn(),
  onClearSearch: fn(),
});
