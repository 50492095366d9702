import { employeeView, evaluationDetailView } from '../mocks/db/views';
import type { ServerKind } from '../mocks/servers';
import { createMock } from '../mocks/handlers/createMock';
import type { Employee, Evaluation } from '../src/api/contract';

/** Returns the first employees of a server, as the mock sends them. */
export function seededEmployees(server: ServerKind, count: number): Employee[] {
  const { db } = createMock({ server });
  const evaluationIds = db.evaluationIds();
  return db
    .employees()
    .slice(0, count)
    .map((employee) => employeeView(employee, evaluationIds.get(employee._id)));
}

/** Returns the newest evaluations of a server, as the mock sends them. */
export function seededEvaluations(server: ServerKind, count: number): Evaluation[] {
  const { db } = createMock({ server });
  return db
    .evaluations()
    .slice(0, count)
    .map((evaluation) => evaluationDetailView(db, evaluation));
}

/** Returns an evaluation of the default server, as the mock sends it. */
export function seededEvaluation(id: string): Evaluation {
  const { db } = createMock();
  const evaluation = db.evaluation(id);
  if (!evaluation) throw new Error(`The seed has no ${id}`);
  return evaluationDetailView(db, evaluation);
}
