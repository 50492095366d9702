import type { Evaluation } from '../../src/api/contract';
import type { Scenario } from '../../mocks/scenarios';
import { evaluationDetailView } from '../../mocks/db/views';
import { createMock } from '../../mocks/handlers/createMock';

/** The newest evaluations of a scenario, as the mock sends them. */
export function seededEvaluations(scenario: Scenario, count: number): Evaluation[] {
  const { db } = createMock({ scenario });
  return db
    .evaluations()
    .slice(0, count)
    .map((evaluation) => evaluationDetailView(db, evaluation));
}
