import type { Evaluation } from '../../../api/contract';
import type { EvaluationSubject } from './EvaluationDialog';

/**
 * Returns the props with which the dialog edits an evaluation; undefined if the answer has no employee, because the
 * update has to name one.
 */
export function editSubject(evaluation: Evaluation): EvaluationSubject | undefined {
  const { employee } = evaluation;
  return employee?._id
    ? { employee: { id: employee._id, name: employee.name }, evaluation }
    : undefined;
}
