import type { Scenario } from '../../mocks/scenarios';
import { employeeView } from '../../mocks/views';
import { createMock } from '../../mocks/world';
import type { Employee } from '../../src/api/contract';

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
