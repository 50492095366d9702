import type { Evaluation } from '../../../api/contract';
import type { EvaluationSubject } from './EvaluationDialog';

/**
 * What the dialog needs to edit an evaluation. Undefined where the server did not say whose it is: the
 * update has to name the employee.
 */
export function editSubject(evaluation: Evaluation): EvaluationSubject | undefined {
  const { employee } = evaluation;
  return employee?._id
    ? { employee: { id: employee._id, name: employee.name }, evaluation }
    : undefined;
}
