import { employeeView, evaluationDetailView } from '../mocks/db/views';
import type { Scenario } from '../mocks/scenarios';
import { createMock } from '../mocks/handlers/createMock';
import type { Employee, Evaluation } from '../src/api/contract';

/** The first employees of a scenario, as the mock sends them. */
export function seededEmployees(scenario: Scenario, count: number): Employee[] {
  const { db } = createMock({ scenario });
  const evaluationIds = db.evaluationIds();
  return db
    .employees()
    .slice(0, count)
    .map((employee) => employeeView(employee, evaluationIds.get(employee._id)));
}

/** The newest evaluations of a scenario, as the mock sends them. */
export function seededEvaluations(scenario: Scenario, count: number): Evaluation[] {
  const { db } = createMock({ scenario });
  return db
    .evaluations()
    .slice(0, count)
    .map((evaluation) => evaluationDetailView(db, evaluation));
}

/** An evaluation of the default scenario, as the mock sends it. */
export function seededEvaluation(id: string): Evaluation {
  const { db } = createMock({ scenario: 'default' });
  const evaluation = db.evaluation(id);
  if (!evaluation) throw new Error(`The seed has no ${id}`);
  return evaluationDetailView(db, evaluation);
}
