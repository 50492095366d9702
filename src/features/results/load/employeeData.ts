import type { Evaluation, Statistics } from '../../../api/contract';
import { newestOf } from '../../../lib/text/createdTime';

/** Data of all employees in the answer, by id. A part is undefined until a filter or the order needs it. */
export interface EmployeeData {
  statistics?: ReadonlyMap<string, Statistics>;
  evaluations?: ReadonlyMap<string, readonly Evaluation[]>;
}

export type EmployeeDataPart = keyof EmployeeData;

/**
 * Returns the time of the last evaluation, in milliseconds since 1970; -Infinity without one. Evaluations with a future
 * date, or without a date, do not count.
 */
export function lastEvaluated(evaluations: readonly Evaluation[], now = Date.now()): number {
  return newestOf(evaluations, now)?.time ?? -Infinity;
}
