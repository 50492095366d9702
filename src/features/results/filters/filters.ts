import type { Employee } from '../../../api/contract';
import { toDate } from '../../../domain/isoDate';
import { isWithin } from '../../../lib/url/rangeParameter';
import { lastEvaluated, type EmployeeData, type EmployeeDataPart } from '../load/employeeData';
import type { Filters } from '../address';

/** Returns the data of all employees that the filters need. */
export function partsForFilters({ evaluations, average, before }: Filters): EmployeeDataPart[] {
  const reads: EmployeeDataPart[] = [];
  if (evaluations !== '' || average !== '') reads.push('statistics');
  if (before !== '') reads.push('evaluations');
  return reads;
}

/**
 * Returns whether an employee matches the filters. Without evaluations, an employee counts as last evaluated before any
 * day. Evaluations without a date or with a future date do not count. An employee whose data could not be read does not
 * match.
 */
export function matchesFilters(employee: Employee, filters: Filters, data: EmployeeData): boolean {
  const { role, position, hired, evaluations, average, before } = filters;
  if (role !== '' && employee.role !== role) return false;
  if (position !== '' && employee.position?.trim() !== position) return false;
  if (hired !== '' && yearOf(employee) !== hired) return false;
  const statistics = data.statistics?.get(employee._id);
  if (!isWithin(statistics && (statistics.totalEvaluations ?? 0), evaluations)) return false;
  if (!isWithin(statistics?.averageScore, average)) return false;
  if (before !== '') {
    const employeeEvaluations = data.evaluations?.get(employee._id);
    // The day begins at midnight in the viewer's time zone.
    const day = toDate(before)?.getTime() ?? Infinity;
    if (!employeeEvaluations || lastEvaluated(employeeEvaluations) >= day) return false;
  }
  return true;
}

export const yearOf = ({ hireDate }: Employee) => toDate(hireDate)?.getFullYear().toString();
